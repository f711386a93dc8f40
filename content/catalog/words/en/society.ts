import type { FamilyWords } from '#content/catalog/words.ts';

export const society: FamilyWords = {
  abogacia: {
    alsoCalled: ['Lawyer', 'Attorney', 'Solicitor or barrister'],
    does: 'Defending and advising people and companies with the law in hand. Lawyers study cases, draft contracts and claims, negotiate agreements and speak in court when there is no other way out. There is much reading, much writing and the responsibility of being trusted.',
    day: [
      {
        at: 9,
        what: 'You read a contract line by line until you find the sentence that will cause trouble.',
      },
      {
        at: 11,
        what: 'You see a family who have inherited and are not on speaking terms; you listen before quoting articles.',
      },
      { at: 13, what: 'You prepare the questions for a trial and say them aloud, alone.' },
      { at: 17, what: 'The afternoon is calls, deadlines and a brief rewritten three times.' },
    ],
    tasks: [
      'Study similar cases and work out how yours may end',
      'Explain to clients what rights they have and what they risk',
      'Draft claims, contracts and appeals before the deadline runs out',
      'Negotiate a settlement with the other side',
      'Defend someone in court and question the witnesses',
      'Gather evidence and present it in order',
    ],
    tires: [
      'Deadlines, which expire even when you have a fever',
      'Carrying the fear or anger of the person who hired you',
      'Losing a case you believed in',
    ],
    grows:
      "The first years you carry the small cases of somebody else's firm. Then you master one field (family, business, crime, immigration) and become a partner, open your own door or join a company's legal team.",
    tries: [
      'Ask at a court in your city which hearings are public and go to listen with someone from your family.',
      'Read the rental or phone contract in your house from end to end and underline what you do not understand.',
      'Choose a news story about a trial and write half a page defending the side you like least.',
    ],
  },
  judicatura: {
    alsoCalled: ['Judge', 'Magistrate'],
    does: 'Deciding conflicts by applying the law: hearing both sides, weighing evidence, running trials and writing judgments that explain every reason. It demands independence, calm and long hours of study. In Spain you enter, after a law degree, through a demanding competitive exam.',
    day: [
      { at: 9, what: 'Before the hearing you reread the file and note what is still unproven.' },
      {
        at: 10,
        what: 'In court each side tells a different story of the same day; you see that nobody interrupts.',
      },
      { at: 12, what: 'You listen to a child with great tact, and with no desk in between.' },
      {
        at: 16,
        what: 'The rest is silence: comparing, doubting and drafting a decision that will survive appeal.',
      },
    ],
    tasks: [
      'Read claims and replies until you know what is really at issue',
      'Run the trial and see that everyone follows the rules',
      'Decide which evidence is admitted and how it is heard',
      'Write judgments that explain every reason',
      'Set sentences and compensation within what the law allows',
      'Rule on urgent requests: a search, a protection order',
    ],
    tires: [
      'Files that pile up faster than they are resolved',
      "Deciding about somebody's life and taking the doubt home",
      'Years of studying alone before you begin',
    ],
    grows:
      'The first posting is usually a small court that sees everything. Later you can ask for a specialised one, sit on a bench with two others or teach those who are starting.',
    tries: [
      'Find a published judgment online, read only the facts, decide for yourself and then compare with the ending.',
      'Referee an argument at home: hear each side without interrupting and explain your decision aloud.',
      'Study a dry topic for an hour and recite it against the clock; do the same three days running.',
    ],
  },
  'mediacion-de-conflictos': {
    alsoCalled: ['Mediator', 'Arbitration', 'Conflict resolution'],
    does: 'Helping people in dispute reach an agreement without a trial: separating couples, neighbours, business partners, companies and staff. A mediator decides for nobody: you order the conversation, find out what matters to each side and put what was agreed in writing.',
    day: [
      {
        at: 10,
        what: 'Two brothers come in without looking at each other. You explain the rules and let the quieter one speak first.',
      },
      { at: 11, what: 'The real reason appears, and it was not money.' },
      { at: 12, what: 'You suggest a pause, meet each one alone and try a new question.' },
      {
        at: 17,
        what: 'You draft an agreement both understand and read it aloud before they sign.',
      },
    ],
    tasks: [
      'Meet each side to learn what matters to them',
      'Order the conversation so that everybody speaks and is heard',
      'Ask questions that bring out what nobody has said',
      'Look for ways out that both sides can accept',
      'Write the agreement in words with only one reading',
      'Know the law around the dispute and warn of its limits',
    ],
    tires: [
      'Keeping your opinion to yourself for hours',
      'Shouting, tears and long silences in a single morning',
      'Agreements that break at the door',
    ],
    grows:
      'Many begin in public services, neighbourhoods or schools, often beside another profession such as law or psychology. Over the years you choose a ground, family, business or neighbours, and train others.',
    tries: [
      'Ask at school whether there is a group of pupil mediators and whether you can watch them work.',
      'In the next quarrel between friends, tell each one in your own words what the other said.',
      'Write up a family argument in two columns: what each person demands and what they really need.',
    ],
  },
  sociologia: {
    alsoCalled: ['Sociologist', 'Social research'],
    does: 'Investigating how society works: families, neighbourhoods, inequality, consumption, migration, opinions. Sociologists design surveys and interviews, analyse data and explain what lies behind things that seem natural. Governments, companies, unions and organisations of every kind use their reports to decide.',
    day: [
      {
        at: 9,
        what: 'You try a questionnaire on five people and three misread the same question, so it changes.',
      },
      {
        at: 11,
        what: 'You interview young people who moved to the city and record their reasons.',
      },
      {
        at: 15,
        what: 'At the office you cross tables, look for patterns and distrust the ones that are too neat.',
      },
      { at: 18, what: 'The day ends with a chart anyone can read.' },
    ],
    tasks: [
      'Analyse data to understand why people do what they do',
      'Write reports and articles on what you have found',
      'Design surveys and interviews and check that people understand them',
      'Collect opinions and habits by asking, watching and reading documents',
      'Study matters such as poverty, neighbourhoods or old age',
      'Teach, or present results to those who asked for them',
    ],
    tires: [
      'Clients who want the answer before the question',
      'Weeks of cleaning survey answers',
      'Short projects that must be strung together',
    ],
    grows:
      'You start with interviews and tables and end up designing whole studies for city councils, companies or organisations. The other road is a doctorate and the university.',
    tries: [
      'Put a survey of four questions to ten people you know and see which question they misread.',
      'Sit in a square for half an hour with a notebook and note who uses each bench.',
      "Visit the website of your country's statistics office and find one figure about your district.",
    ],
  },
  'ciencia-politica': {
    alsoCalled: ['Political scientist', 'Policy analyst'],
    does: 'The study of power: how people vote, how governments work, why some laws succeed and others fail. Political scientists compare countries, analyse elections and speeches, and advise institutions, parties, media or international organisations. It takes wide reading and some distance from your own ideas.',
    day: [
      {
        at: 8,
        what: 'Election night left you a huge table and little sleep. You look for the districts where the vote shifted and test three explanations.',
      },
      { at: 11, what: 'A radio station wants it in two minutes.' },
      { at: 13, what: 'You read a paper that contradicts yours and underline it with respect.' },
      { at: 17, what: 'You rewrite a page and strike out the sentence you liked best.' },
    ],
    tasks: [
      'Gather and interpret election results and opinion polls',
      'Follow what governments and parliaments decide each week',
      'Compare countries, laws and periods to test an idea',
      'Publish reports and articles, and explain them in public',
      'Advise institutions, parties or organisations',
      "Teach and guide students' papers",
    ],
    tires: [
      'Being asked whose side you are on',
      'Forecasts that fail in front of everybody',
      'Reading a great deal to write one page',
    ],
    grows:
      'At first you prepare data and speeches that someone else signs; then you sign. There is room in polling firms, parliaments, councils and international bodies, and those who want to teach carry on to a doctorate.',
    tries: [
      'Compare how two newspapers tell the same vote and note what each leaves out.',
      'Watch part of a council or parliament session online and sum up what was decided.',
      'Look up the last election results in your district and the next one, and think why they differ.',
    ],
  },
  economia: {
    alsoCalled: ['Economist', 'Economic analysis'],
    does: 'How people, companies and countries use what they have, and what happens when prices, taxes or jobs change: that is the subject. Economists build models, analyse data and write reports for banks, governments, companies or research centres, always with an eye on what people actually do.',
    day: [
      {
        at: 9,
        what: 'The inflation figure comes out and several people want to know what it means before coffee.',
      },
      {
        at: 11,
        what: 'You clean a huge data set, test a model and discover that the result hung on one odd year. You say so.',
      },
      { at: 16, what: 'In the meeting you defend a forecast, doubts included.' },
      { at: 18, what: 'Finally you turn it all into one page.' },
    ],
    tasks: [
      'Study data on jobs, prices, trade or taxes',
      'Build models that explain what happens and what may happen',
      'Work out who gains and who loses from a measure',
      'Write reports that decision makers can understand',
      'Present forecasts and answer those who doubt them',
      "Teach the subject or guide other people's research",
    ],
    tires: [
      'Being asked for certainty about the future',
      "Data sets with gaps and other people's mistakes",
      'Changing a conclusion that was already printed',
    ],
    grows:
      'At first you clean tables and write the chapter nobody reads. Over the years the analysis bears your name and you direct those who clean the tables, in a bank, a public body, a consultancy or a university.',
    tries: [
      'Note for a week what your home spends on food and ask which product has risen most.',
      'Choose an economic news story and find the original figure: see which year and country it compares.',
      'Offer something imaginary to your friends at three prices and count who would buy at each.',
    ],
  },
  'gobierno-y-politica': {
    alsoCalled: ['Legislator', 'Public office', 'Diplomacy', 'Policy adviser'],
    does: 'Taking part in decisions that affect everyone: laws, budgets, services, relations with other countries. Besides elected posts there are advisers, diplomats and senior staff who prepare, negotiate and explain. It means hearing opposed interests, speaking in public and standing pressure.',
    day: [
      {
        at: 8,
        what: 'You have breakfast with the headlines and a report that must be understood now.',
      },
      {
        at: 10,
        what: 'A neighbourhood group states its complaint; you take notes and promise only what depends on you.',
      },
      { at: 12, what: 'You negotiate one sentence of a bill nobody will give up.' },
      { at: 17, what: 'Then committee, a vote and a school visit with hard questions.' },
    ],
    tasks: [
      'Study what a law would change before voting on it',
      'Hear residents, associations, companies and specialists',
      'Agree positions with your group and bargain with the others',
      'Debate amendments in committee and in the chamber',
      'Explain decisions at events, interviews and neighbourhood meetings',
      'Appoint those who run the services and hold them to account',
    ],
    tires: [
      'Being exposed: any sentence may become a headline',
      'Evenings and weekends filled with events',
      'Giving way on something you cared about to save another',
    ],
    grows:
      'Nearly everyone starts in an association, a small town council or writing what another person will say. Some reach a parliament, a government or an international body; many later return to their old job.',
    tries: [
      'Stand for class representative, or help someone who is standing to write their proposals.',
      "Read your council's website and find a decision from this month that touches your street.",
      'Write a proposal of ten lines for your school and argue it with someone who disagrees.',
    ],
  },
  historia: {
    alsoCalled: ['Historian', 'Historical research'],
    does: 'Rebuilding the past from evidence: letters, maps, censuses, objects, testimony. Historians ask questions, compare sources that contradict each other and write so that readers see why something happened. They work in universities, archives, publishing, media, museums or heritage.',
    day: [
      { at: 9, what: 'With gloves and a pencil you open a box nobody has touched for decades.' },
      {
        at: 11,
        what: 'The handwriting is hard, but a name appears that you had seen in another document, and the story shifts a little. You photograph, transcribe, cite properly.',
      },
      { at: 18, what: 'You speak in a village and a neighbour corrects a date: she is right.' },
    ],
    tasks: [
      'Search archives, newspapers, diaries and photographs of the time',
      'Check whether a source is genuine and how far to trust it',
      'Put what you found in order and explain why it happened',
      'Write books, exhibition scripts or articles',
      'Help to preserve old buildings and documents',
      'Tell history in classes, visits and talks',
    ],
    tires: [
      'Months after a paper that may not exist',
      'Impossible handwriting and poor light',
      'Permanent posts that are slow to come',
    ],
    grows:
      'Many combine research with teaching, museums, publishing or heritage. In time you may become the reference for one period or place, and direct projects of your own.',
    tries: [
      'Record, with permission, the oldest person at home telling a day of their childhood, and look for a date.',
      'Pick an old building in your street and find out at the library who used it before.',
      'Take an old family photo and write down what it proves and what it only seems to prove.',
    ],
  },
  'arqueologia-y-antropologia': {
    alsoCalled: ['Archaeologist', 'Anthropologist', 'Ethnography'],
    does: 'Studying human beings through what they left behind and how they live. Archaeology digs, draws and dates; anthropology lives alongside people, observes and asks. Both end in the same place: ordering evidence and writing an explanation that respects those it describes.',
    day: [
      {
        at: 7,
        what: 'At the dig the sun is strong and your square measures one metre. Under the brush the rim of a pot appears; nobody moves it until it has been drawn and photographed.',
      },
      { at: 12, what: 'A grandmother from the village explains what such shapes were for.' },
      { at: 17, what: 'Finds are washed, numbered and argued over.' },
    ],
    tasks: [
      'Observe, interview and read documents to answer a question',
      'Survey land and dig layer by layer, noting each find',
      'Bag and label pieces of stone, bone, metal or clay',
      'Date objects and find out what they were for',
      'Propose how to protect a site from works nearby',
      'Write up results and tell specialists and neighbours',
    ],
    tires: [
      'Knees, sun and mud for the whole season',
      'Contracts by project, with months in between',
      'Spending longer on the report than in the field',
    ],
    grows:
      'The first seasons are bucket and brush. Later you direct the dig or work for an archaeology firm, a museum or a university; anthropology also leads to international aid or to studying how a product is used.',
    tries: [
      'Empty a forgotten drawer in layers, draw each one and work out what was there first.',
      'Watch a family meal as if you came from far away and note five rules nobody says aloud.',
      'Visit a museum near you on a free day, copy the worst label and write a better one.',
    ],
  },
  'conservacion-de-museos': {
    alsoCalled: ['Museum curator', 'Gallery curator', 'Museum studies'],
    does: "Looking after a museum's collection and deciding how to tell its story. Curators research pieces, propose exhibitions, negotiate loans, write labels and make sure nothing is harmed. You need to know about art or history, about budgets and about what makes visitors curious.",
    day: [
      {
        at: 9,
        what: 'A crate that has just arrived must rest a day before it is opened, so that the work gets used to the air.',
      },
      { at: 11, what: 'You argue with the designers over case heights and cut a text by half.' },
      { at: 16, what: 'You ring another museum to borrow a painting.' },
      { at: 20, what: 'At closing you walk the empty room noting which light is too strong.' },
    ],
    tasks: [
      'Prepare exhibitions: theme, pieces, route and texts',
      'Keep the inventory of everything in store up to date',
      'Research where a work comes from and who owned it',
      'Negotiate loans, purchases and gifts',
      'Watch over temperature, light and packing',
      'Answer researchers, schools and visitors',
    ],
    tires: [
      'Budgets that shrink halfway through installation',
      'Openings that always fall in the worst week',
      'Few posts and many people for each',
    ],
    grows:
      'People usually enter by cataloguing or as a department assistant. In time you are trusted with a collection, then a whole exhibition and, sometimes, the keys of a small museum.',
    tries: [
      'Gather ten objects at home with something in common and write a label of three lines for each.',
      'In a free museum, time how long people stop at each piece and think why.',
      "Find the record of one work on a museum's website and note what facts it gives.",
    ],
  },
  'restauracion-de-obras-de-arte': {
    alsoCalled: ['Art conservator', 'Art restoration', 'Museum conservation'],
    does: 'Slowing the decay of paintings, books, sculptures, textiles or buildings, and making them readable again without faking them. Conservators analyse materials, clean, strengthen and document everything. The job joins precise hands, chemistry and great respect for whoever made the work.',
    day: [
      {
        at: 9,
        what: 'With a scalpel and a magnifier you lift yellow varnish from a patch the size of a fingernail.',
      },
      {
        at: 11,
        what: 'Underneath is a blue nobody remembered. You take photographs, note the solvent, rest your eyes.',
      },
      { at: 13, what: 'You prepare a glue for a frame and keep an eye on the pan.' },
      {
        at: 17,
        what: "You check the store's humidity and the X-ray of a panel that came yesterday.",
      },
    ],
    tasks: [
      'Examine the piece and choose the least risky repair',
      'Clean paper, cloth, wood or metal with the right product',
      'Mend, glue and rebuild lost parts so that they show',
      'Photograph and note every step',
      'Mount pieces in cases and check that they do not suffer',
      'Pack works for storage or travel',
    ],
    tires: [
      'Neck and eyes after hours under the magnifier',
      'Solvents: gloves, mask and extractor all day',
      'Commissions that come in bursts',
    ],
    grows:
      'You end up being the one for paper, stone, paint or textiles, and are called for that. The work is for museums, churches and workshops or your own account, and now and then means coordinating twenty people on a scaffold.',
    tries: [
      'Glue a worthless broken cup and hold it to the light to see which joint shows and why.',
      'Compare two old books by daylight and magnifier: note stains, folds and who may have made them.',
      'On a stained rag try water, soap and alcohol separately, and note what each one removes.',
    ],
  },
  archivos: {
    alsoCalled: ['Archivist', 'Records management', 'Documentation'],
    does: 'Keeping and ordering documents worth lasting, on paper or digital, so that they can be found a hundred years from now. Archivists decide what stays, describe it, digitise it, protect personal data and help researchers find what they are after.',
    day: [
      {
        at: 8,
        what: 'A lorry brings the papers of a closed factory, and you decide what is memory and what is repetition.',
      },
      { at: 10, what: 'You take out staples, change folders, write descriptions.' },
      {
        at: 12,
        what: 'In the reading room a student looks for her great-grandfather and finds him on a wage list.',
      },
      { at: 16, what: 'You check that digital copies still open properly.' },
    ],
    tasks: [
      'Sort documents and give them a place that makes sense',
      'Help researchers to find what they are looking for',
      'Describe each collection so that it turns up in a search',
      'Set what may be consulted and which data are protected',
      'Find out where a document came from and why it matters',
      'Keep digital archives that will still open tomorrow',
    ],
    tires: [
      'Dust, basements and heavy boxes',
      'Long tasks nobody sees until they are missing',
      'Asking for money for something that is never urgent',
    ],
    grows:
      "The first archive is usually a town's, a university's or a company's, and some come to run it. The digital side grows fast: data, copies that must not be lost, documents that were born on a screen.",
    tries: [
      'Sort a year of photos on your phone by a system that someone else understands without asking.',
      'Search a public online archive for your family name or the name of your town.',
      'Describe in five lines a folder of papers at home: dates, origin and what could be thrown away.',
    ],
  },
  filosofia: {
    alsoCalled: ['Philosopher', 'Applied ethics', 'Critical thinking'],
    does: 'Examining ideas we use without thinking: justice, truth, mind, freedom. Philosophers read closely, look for the flaw in an argument, write and debate. Most teach in schools or universities; others work in publishing, ethics committees, technology companies or popular writing.',
    day: [
      {
        at: 9,
        what: 'In class somebody asks whether a robot can be guilty. You let the discussion tangle and then ask for a definition.',
      },
      {
        at: 12,
        what: 'You read twelve pages in two hours and fill the margin with question marks.',
      },
      { at: 16, what: 'You mark essays: one disagrees with you and argues well. High grade.' },
      { at: 19, what: 'You rewrite a paragraph until your neighbour could follow it.' },
    ],
    tasks: [
      'Read hard texts and explain exactly what they say',
      'Prepare classes and guide discussion without giving the answer',
      'Write arguments and look for their weak point',
      'Mark essays and say how they could improve',
      'Study real dilemmas in hospitals, companies or technology',
      'Follow what is published and debate it at conferences',
    ],
    tires: [
      'Being asked what it is for, at every dinner',
      'Preparing for state exams or stringing grants together for years',
      'Piles of essays to mark on a Sunday',
    ],
    grows:
      'The commonest outcome is teaching in secondary school; those who stay at university usually take a doctorate, patiently. Others end up in publishing, in ethics for companies and hospitals or in technology teams.',
    tries: [
      'Define “fair” in one sentence and ask three people for a case that breaks your definition.',
      'Borrow a dialogue by Plato from the library and read it aloud with someone, one part each.',
      'Write the best possible argument for something you reject.',
    ],
  },
  bibliotecologia: {
    alsoCalled: ['Librarian', 'Library science', 'Information specialist'],
    does: 'Gathering books, journals, films and databases, ordering them and helping each person reach what they need. Librarians teach people to search and to be wary, run reading clubs and activities, choose what is bought and what is withdrawn. They work in public, school, university or company libraries.',
    day: [
      { at: 9, what: 'You open up and put back on the shelves what people left on the tables.' },
      {
        at: 11,
        what: 'A man wants “a red book about boats”; after four questions it is in his hand, and it was green.',
      },
      { at: 16, what: 'You help a girl print her CV and show her how to save the file.' },
      { at: 18, what: 'Story time on the rug: fifteen children, two lost socks.' },
    ],
    tasks: [
      'Handle loans and questions at the desk',
      'Look for information in catalogues, databases and online',
      'Teach other people to search and use digital tools',
      'Choose which books and resources to buy',
      'Keep the catalogue up to date and correct its errors',
      'Organise reading clubs, story times and school visits',
    ],
    tires: [
      'Being technician, guard and shoulder to cry on at once',
      'Opening in the evening and on Saturdays',
      'Asking for quiet and getting a minute of it',
    ],
    grows:
      'You begin at the desk or cataloguing and may come to run a library or a network of them. There are also documentation posts in the media, hospitals, companies and universities.',
    tries: [
      'Arrange the books at home by a system of your own and ask someone to find one.',
      'Ask at your library how they choose what to buy and whether you could help at an activity.',
      'Check a striking news story against three different sources and note how long it took.',
    ],
  },
  teologia: {
    alsoCalled: ['Clergy', 'Religious studies', 'Priest, pastor, rabbi or imam', 'Divinity'],
    does: 'Studying sacred texts, history and religious thought, and using that study to accompany a community: leading worship, preaching, visiting the sick, listening, teaching. Some serve as ministers in their own confession; others turn to teaching, research or social work without being ordained.',
    day: [
      { at: 8, what: "You read Sunday's text and note what nobody will understand." },
      { at: 11, what: 'At the hospital you sit beside a bed and say little.' },
      {
        at: 16,
        what: 'A couple are planning their wedding and argue about the music; you wait until they laugh.',
      },
      {
        at: 19,
        what: "Volunteers' meeting: too few blankets, too many opinions. You share out the jobs and lock up.",
      },
    ],
    tasks: [
      "Prepare and lead the community's rites",
      'Write and speak words that others can make their own',
      'Study and explain the sacred texts and their history',
      'Visit people who are ill, old or alone',
      'Teach those preparing for a step in their faith',
      'Organise volunteers, accounts and meetings',
    ],
    tires: [
      'Working on feast days and weekends',
      'Hearing grief with no remedy to offer',
      "Being always in the community's sight",
    ],
    grows:
      'Those in ministry first assist someone, then lead a community of their own and perhaps coordinate several. The other way is teaching religion, research or running social projects.',
    tries: [
      'Read the same story in two translations of a sacred text and note what changes.',
      'Ask someone in your family how they lived a wedding or a funeral and which words they remember.',
      'Spend an afternoon listening to an older person you know without giving any advice.',
    ],
  },
};
