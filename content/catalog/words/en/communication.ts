import type { FamilyWords } from '#content/catalog/words.ts';

export const communication: FamilyWords = {
  'traduccion-e-interpretacion': {
    alsoCalled: ['Translator', 'Interpreter', 'Subtitling'],
    does: 'Carrying a message from one language to another without losing meaning or tone. Translators work on contracts, novels, series, manuals or websites; interpreters speak aloud in meetings, courts and hospitals. Mastering your own language matters as much as knowing the others.',
    day: [
      {
        at: 9,
        what: 'The original sentence has a joke that does not exist here. You leave it and go on with the chapter.',
      },
      {
        at: 12,
        what: 'You enter a booth with headphones and interpret a conference: you listen, understand and speak almost at once.',
      },
      { at: 17, what: 'You check terms with three dictionaries open.' },
      { at: 22, what: 'The joke turns up in the shower.' },
    ],
    tasks: [
      'Translate texts or voices without losing meaning or style',
      'Listen closely before saying anything',
      'Prepare glossaries for each field, legal, medical or technical',
      'Consult dictionaries and term banks',
      'Check that a word is always translated the same way',
      'Keep what you hear and read confidential',
    ],
    tires: [
      'The booth: half an hour drains you like an exam',
      'Monday deadlines that arrive on a Friday',
      'Correcting machine translations by the metre',
    ],
    grows:
      'Over the years you choose a field, law, medicine, literature, screen, conferences, and build up clients. There are also posts in international bodies and in teams that localise software and games.',
    tries: [
      'Translate the chorus of a song you like so that it can still be sung.',
      'Repeat aloud, one second behind, what a newsreader says for three minutes.',
      'Compare two translations of the first page of the same book at the library.',
    ],
  },
  edicion: {
    alsoCalled: ['Editor', 'Book publishing', 'Copy editing'],
    does: 'Turning a text into something worth publishing: choosing manuscripts, talking with the writer, ordering, cutting, correcting and deciding on title, cover and date. Editors work in publishing houses, magazines or digital media, with an ear for the sentence and an eye on the accounts.',
    day: [
      {
        at: 9,
        what: 'You open a manuscript of four hundred pages, and by the tenth you know that something shines and something is in the way.',
      },
      { at: 11, what: 'You write to the author with care: what to cut and why.' },
      { at: 15, what: "You choose among three covers and close another book's index." },
      { at: 18, what: 'Minutes before printing, you find a mistake on the back cover.' },
    ],
    tasks: [
      'Read and correct spelling, syntax and punctuation',
      'Check dates, names and facts',
      'Judge manuscripts and talk with those who wrote them',
      'Rewrite what cannot be understood',
      'Think up titles, subjects and series for each readership',
      'Watch over layout, printing, deadlines and costs',
    ],
    tires: [
      'Saying no to a book someone gave years to',
      'The misprint that appears once it is printed',
      'Reading for work until reading for pleasure fades',
    ],
    grows:
      'You correct proofs, then look after your first authors and one day decide the whole list. Some found an imprint in their living room and some work freelance for several houses.',
    tries: [
      'Cut a piece of your own writing by half without losing any idea.',
      'Find three mistakes in a newspaper or website and think how they slipped through.',
      'Write the back cover of a book you liked in five lines.',
    ],
  },
  escritura: {
    alsoCalled: ['Author', 'Novelist', 'Creative writing'],
    does: 'Making texts to be read: novels, essays, stories, biographies, speeches. Writers observe, research, produce many drafts and accept that the first one never works. Nearly all combine books with other jobs, such as teaching, translating or writing to order.',
    day: [
      {
        at: 8,
        what: 'Mornings belong to the chapter: two hours without a phone and, with luck, one good page.',
      },
      { at: 11, what: 'You read interviews to learn how a seamstress of another time spoke.' },
      { at: 13, what: 'You answer the publisher and prepare the workshop you teach on Thursdays.' },
      { at: 23, what: 'A sentence makes you get up and turn on the light.' },
    ],
    tasks: [
      'Write novels, stories, biographies, essays or speeches',
      'Invent plots, characters and voices, and keep track of them',
      'Rewrite until you are satisfied with the text',
      'Research periods, trades and places',
      'Prepare manuscripts and send them to publishers or clients',
      'Agree changes with whoever edits or commissions',
    ],
    tires: [
      'The blank page and the bad page',
      'Income that comes in jumps',
      'Many refusals for each acceptance',
    ],
    grows:
      'First texts come out in competitions, magazines or to order; books arrive slowly. With a name come workshops, talks and articles, and nearly everyone keeps another job.',
    tries: [
      'Write for ten minutes a day at the same time, seven days running, deleting nothing.',
      'Note a conversation overheard on the bus and turn it into half a page.',
      'Copy the first paragraph of your favourite book by hand and then change who tells it.',
    ],
  },
  'guion-y-poesia': {
    alsoCalled: ['Scriptwriter', 'Poet', 'Lyricist', 'Playwriting'],
    does: 'Writing for others to speak, sing or feel: film and series scripts, plays, poems, song lyrics. You work on voice, rhythm and the exact image. Commissions, workshops and projects of your own that take years usually alternate, and rewriting takes up most of the time.',
    day: [
      {
        at: 10,
        what: "In the writers' room, coloured cards cover the wall. People argue over whether the character lies in episode three, and you suggest she says nothing.",
      },
      {
        at: 16,
        what: 'Alone, you rewrite the dialogue reading it aloud, both voices, the door shut.',
      },
      { at: 22, what: 'You finish a lyric that had one syllable too many.' },
    ],
    tasks: [
      'Develop themes, characters and action scene by scene',
      'Choose the form each story or feeling asks for',
      'Write dialogue and try it out aloud',
      'Redo versions with directors, producers or singers',
      'Give the script the format producers expect',
      'Pitch projects and look for someone to produce them',
    ],
    tires: [
      'Projects that collapse after two years',
      'Notes from six people on the same scene',
      'Hearing your line changed on the screen',
    ],
    grows:
      "You enter as an assistant in a writers' room, by winning a competition or by writing for people close by. Later you may run a series, direct your own work or live on lyrics and workshops.",
    tries: [
      'Watch a scene without sound and write the dialogue; then compare.',
      'Invent new words for a well-known tune, keeping every syllable.',
      'Write a one-page scene where two people argue without naming the reason.',
    ],
  },
  periodismo: {
    alsoCalled: ['Journalist', 'Reporter', 'News writing'],
    does: 'Finding out what is going on, checking it and telling it so that people understand. Journalists look for sources, ask awkward questions, verify every fact and write, record or publish against the clock. There is press, radio, television, online media and investigative work.',
    day: [
      { at: 9, what: 'The meeting shares out stories and you get a factory that is closing.' },
      { at: 10, what: 'You call the company, which does not answer; the workers, who do.' },
      { at: 12, what: 'You go, look, ask names and ages.' },
      {
        at: 18,
        what: 'Back at your desk you check a document with two more people. You write against the clock and try three headlines.',
      },
    ],
    tasks: [
      'Follow current affairs and choose what deserves telling',
      'Research the background before writing a line',
      'Interview those who know and those who would rather not talk',
      'Write news, reports or scripts',
      'Check every fact with another source',
      'Present or record for radio, television or online',
    ],
    tires: [
      'The deadline, every day at the same hour',
      'Insults online over a headline',
      'Starting on piecework, one article at a time',
    ],
    grows:
      "After placements and freelance pieces comes, with luck, a beat, a posting abroad or the editing desk. Other roads lead to data, audio, documentary or an organisation's communication.",
    tries: [
      'Ask three people you know about the same local event and write only what matches.',
      'Take a news story and trace where each fact comes from; mark those without a source.',
      'Record on your phone three minutes of interview with a relative and keep only one.',
    ],
  },
  'relaciones-publicas': {
    alsoCalled: ['PR', 'Corporate communications', 'Press office'],
    does: 'Looking after how a company or institution communicates with its public. PR people write releases, prepare spokespeople, organise events, answer journalists and social media, and keep calm in a crisis. For trust to last, what is said has to be true.',
    day: [
      { at: 8, what: 'You check what was published last night.' },
      { at: 10, what: 'You draft a statement and take out half the adjectives.' },
      {
        at: 12,
        what: 'A reporter asks for a figure you do not have, so you find it instead of improvising.',
      },
      {
        at: 18,
        what: 'You rehearse an interview with the director. Then a complaint appears online and together you agree on an answer.',
      },
    ],
    tasks: [
      'Answer journalists or find someone who can',
      'Write press releases and messages',
      'Publish and update the website and social media',
      'Prepare plans to explain what the organisation does',
      'Keep up relations with associations, customers and neighbours',
      'Tell management what worries people outside',
    ],
    tires: [
      'Crises that break on a Saturday',
      'Defending decisions you did not take',
      'Good news in small print and bad news in large',
    ],
    grows:
      'Unsigned press releases are the school. Then you speak for an organisation, direct its communication or open an agency; events and politics look for these people too.',
    tries: [
      'Write in six lines the announcement of an annoying change in your class, without lying.',
      'See how a company answered a public complaint and draft a better reply.',
      'Prepare someone at home for a hard question and rehearse it twice.',
    ],
  },
  'direccion-y-produccion-audiovisual': {
    alsoCalled: ['Film director', 'Producer', 'Television production'],
    does: 'Taking an idea to the screen or the stage. Directing decides how it is told: framing, actors, rhythm. Producing finds money, permits, crew and dates, and makes it all happen. Both solve problems without a break and take a hundred decisions a day.',
    day: [
      {
        at: 6,
        what: 'Dawn, and the lighting truck is not here. You change the order of scenes, warn make-up and shoot in the doorway first.',
      },
      { at: 9, what: 'One take, another, the sixth is the one.' },
      { at: 14, what: "You eat standing, reading tomorrow's plan." },
      {
        at: 20,
        what: 'The sun has gone: there is footage to review and a call to secure a street.',
      },
    ],
    tasks: [
      'Plan framing, movement and sound for each shot',
      'Explain to actors what the scene is after',
      'Study the script and decide how to tell it',
      'Direct shoots, live programmes or recordings',
      'Watch the footage and check that it works',
      'Find money, permits, crew and places',
    ],
    tires: [
      'Endless days and then weeks with nothing',
      'A hundred questions an hour',
      'Projects that take years to get funded',
    ],
    grows:
      'You climb through the crew, assistant posts and shorts of your own. In time you direct or produce something large, set up a production company or work on the staff of a broadcaster.',
    tries: [
      'Shoot a one-minute story on your phone in three shots and with no dialogue.',
      'Take a scene you like and draw its shots as a comic strip.',
      'Make the shooting plan of an imaginary short: places, hours, who is needed and what it costs.',
    ],
  },
  'montaje-audiovisual': {
    alsoCalled: ['Video editor', 'Post-production'],
    does: 'Building the film, series or video from hours of material: choosing takes, deciding where to cut, setting the rhythm and mixing image, sound and effects. Good editing is hardly noticed, yet it completely changes what you feel while watching.',
    day: [
      {
        at: 10,
        what: 'Headphones, two screens and eleven hours of interviews. You hear an unimportant sentence and realise that the documentary has to begin there. You cut, try music, take it out.',
      },
      { at: 13, what: 'The director sees the edit and asks for more silence.' },
      { at: 19, what: 'You finish by syncing a shot and backing everything up, twice.' },
    ],
    tasks: [
      'Watch all the footage and note where each thing is',
      'Choose the best takes and give them an order',
      'Trim shots until the rhythm works',
      'Add music, dialogue, captions and effects',
      'Correct faults in picture and sound',
      "Follow the script and the director's notes",
    ],
    tires: [
      'A room without windows, and dry eyes',
      'Deliveries in the small hours',
      'Seeing one scene a thousand times with fresh eyes',
    ],
    grows:
      'For a while you sort files and make backups. Then you are given a short piece, a series, a film; others settle on colour, effects, advertising or teaching.',
    tries: [
      'Film ten shots of your street and edit them two ways: one calm, one unsettling.',
      'Count the cuts in a minute of your favourite series and in a minute of news.',
      'Change the music on a video of yours and show it to three people separately.',
    ],
  },
  sonido: {
    alsoCalled: ['Sound engineer', 'Audio technician'],
    does: 'Making things sound right: recording voices and instruments, mixing concerts, cleaning film dialogue, setting up speakers and microphones. It takes some electricity, some acoustics and a fine ear, and many nights behind a desk full of knobs, ready for whatever stops working.',
    day: [
      { at: 16, what: 'You unload cases and run cable across the stage.' },
      {
        at: 18,
        what: 'In the soundcheck the drums sound like tin; you move one microphone and they breathe. The singer wants less of herself in her monitor.',
      },
      {
        at: 21,
        what: 'Lights down, audience in, and for two hours your eyes do not leave the levels.',
      },
      { at: 0, what: 'You coil the same cable the other way.' },
    ],
    tasks: [
      'Record voices, music and ambient sound',
      'Talk with artists and producers about how it should sound',
      'Choose and place microphones before each session',
      'Mix and separate tracks after recording',
      'Watch volume and quality while it plays',
      'Set up and test equipment in studio or live',
    ],
    tires: [
      'Nights, the road and heavy cases',
      'Protecting your ears all your life',
      'Being remembered only when something squeals',
    ],
    grows:
      'First you load and cable; one night someone is missing and you mix. Over the years you become the regular ears of a band, a theatre, a radio or a studio, or invent the noises of films and games.',
    tries: [
      'Record ten sounds in your kitchen and build a storm out of them.',
      'Listen to a song with headphones and note what plays on each side.',
      'Record one sentence in the bathroom, in the wardrobe and in the street; compare.',
    ],
  },
  camara: {
    alsoCalled: ['Cameraman or camerawoman', 'Cinematography', 'Videography'],
    does: 'Capturing the images of films, news, sport or adverts. You prepare camera and lenses, frame, focus, follow movement and take care of the light. It needs a steady hand, fitness and the reflexes to decide in a second what deserves to be recorded.',
    day: [
      {
        at: 8,
        what: 'In the studio, three hours to light a cup. The director wants a smooth movement; you repeat it until nobody notices there is a camera.',
      },
      { at: 15, what: 'You clean the lens and check batteries before going out.' },
      {
        at: 17,
        what: 'It weighs more than it looks, and now it is on your shoulder behind a runner.',
      },
    ],
    tasks: [
      'Compose each shot with light, lens and settings',
      'Operate the camera on shoots, news or sport',
      'Correct focus, exposure and light as you go',
      'Agree movements with directing, sound and lighting',
      'Look at the place beforehand and foresee problems',
      'Care for the gear and back up what was filmed',
    ],
    tires: [
      'The weight on shoulder and back',
      'Long waits and then a rush',
      'Filming what is hard to look at',
    ],
    grows:
      "You set up tripods and charge batteries before looking through the viewfinder. After many miles you decide the light of a film, join a broadcaster's staff or live on events, adverts and documentaries.",
    tries: [
      'Follow someone walking with your phone without the picture shaking; repeat it ten times.',
      'Film the same face by window, ceiling light and lamp, and choose.',
      'Watch a scene without sound and note from what height each shot is taken.',
    ],
  },
  fotografia: {
    alsoCalled: ['Photographer', 'Photojournalism', 'Portraits'],
    does: 'Telling something in a single image: portraits, news, products, weddings, architecture, science. Photographers master light, camera and digital editing, and also people, because nobody looks good when uncomfortable. Those who work for themselves spend a lot of time finding clients too.',
    day: [
      { at: 9, what: 'You arrive early to see where the sun comes in.' },
      {
        at: 10,
        what: "Today's portrait is a baker and, as she talks about her grandfather, she forgets the camera: that is when you press.",
      },
      {
        at: 16,
        what: 'You choose twelve pictures out of six hundred, correct colour sparingly and send a quote.',
      },
      { at: 22, what: 'Lenses get cleaned before bed.' },
    ],
    tasks: [
      'Decide framing, background, light and moment',
      'Set aperture, speed and focus to suit the scene',
      'Make light with flashes and reflectors',
      'Move the pictures to the screen and file them',
      'Retouch images without it showing',
      'Use different cameras, tripods and lenses for each job',
    ],
    tires: [
      'Weekends of weddings and events',
      'More hours choosing and invoicing than shooting',
      'Being asked to work free for the exposure',
    ],
    grows:
      'You begin as an assistant or with small commissions and gradually choose a ground: press, product, portrait, architecture. Many end up with a studio, teaching or mixing stills and video.',
    tries: [
      'Take a portrait of the same person at four times of day by the same window.',
      'Tell in five photos how a breakfast is made, without faces.',
      'Choose ten photos on your phone, delete seven and explain to someone why three remain.',
    ],
  },
  literatura: {
    alsoCalled: ['Philology', 'English studies', 'Literary studies', 'Literature teacher'],
    does: 'Studying books and language in detail: how a poem is made, where a word comes from, why a tale still works centuries later. Most teach in schools or universities; others edit, correct, prepare school material, review for the media or do research.',
    day: [
      {
        at: 8,
        what: "You write a line of verse on the board and take out a word. Someone suggests another, worse; someone else one better than the poet's.",
      },
      {
        at: 11,
        what: 'You mark essays: four with the same opening and one sentence you would copy.',
      },
      {
        at: 16,
        what: 'At the library you compare two editions and find a comma that changes a death.',
      },
      { at: 21, what: 'You read without a pencil. By chapter four it is in your hand.' },
    ],
    tasks: [
      'Teach classes in language, reading and writing',
      'Mark work and explain how it could be better',
      'Prepare readings, exercises and exams',
      'Guide conversations about a book',
      'Research texts, authors and words',
      'Revise syllabuses and choose what to read this year',
    ],
    tires: [
      'Mountains of essays on the kitchen table',
      'Winning over those who say they dislike reading',
      'Long syllabuses and few hours',
    ],
    grows:
      'The commonest road is teaching; with a doctorate, the university. Others move to publishing, proofreading, reviewing, scripts or language testing.',
    tries: [
      'Read a short story twice and note what you saw only the second time.',
      'Look up where five words on your table come from in an etymological dictionary.',
      'Explain a poem you like to someone younger without using the word “means”.',
    ],
  },
  'lenguas-extranjeras': {
    alsoCalled: ['Modern languages', 'Foreign language teacher', 'Language studies'],
    does: 'Studying one or several languages, their history, their literature and the life of those who speak them. Most graduates teach; others work in culture, tourism, foreign trade, publishing, language testing or language technology. You spend time abroad and live with making mistakes.',
    day: [
      {
        at: 9,
        what: 'Today nobody may use the word “thing”. The classroom fills with gestures and laughter.',
      },
      {
        at: 12,
        what: 'You mark recordings: one pupil has dreamt in French and is unsure whether to tell.',
      },
      { at: 16, what: 'You look for three songs in different accents and a real menu.' },
      {
        at: 19,
        what: 'You write to a teacher in another country about a turn of phrase no dictionary has. She answers in six minutes.',
      },
    ],
    tasks: [
      'Prepare classes, readings and exercises',
      'Teach people to speak, write and understand another language',
      "Mark work and keep each group's records",
      'Moderate conversation so that everybody takes part',
      'Explain customs, history and literature of other places',
      'Research the language and publish what turns up',
    ],
    tires: [
      'Speaking loudly and slowly for six hours',
      'Explaining jokes that are not funny over there',
      'Starting on contracts by the hour',
    ],
    grows:
      'Language schools and assistantships abroad are the usual start; later come a teaching post, coordinating a centre or the university. Joined to another degree, a language opens business, tourism and international bodies.',
    tries: [
      'Describe your room in the language you study without looking anything up, and note the missing words.',
      'Teach someone at home ten words of another language and ask for them three days later.',
      'Listen to a song in a language you do not speak and write what you seem to hear.',
    ],
  },
  'subtitulacion-y-estenotipia': {
    alsoCalled: ['Live captioning', 'Stenographer', 'Court reporter', 'Subtitler for the deaf'],
    does: 'Turning speech into exact text: sittings of a parliament, trials, conferences, live programmes, series for deaf viewers. You write on a stenotype machine or repeat quietly to software that transcribes, and then clean, correct and deliver. It takes a good ear, spelling and quick fingers.',
    day: [
      {
        at: 9,
        what: 'The sitting opens and two people speak at once. Your fingers choose one and mark the other.',
      },
      { at: 11, what: 'An odd surname: you raise your hand and ask for the spelling.' },
      {
        at: 15,
        what: 'You go over the transcript with headphones; where the program heard “goat”, it was “vote”.',
      },
      {
        at: 18,
        what: 'On the news the caption arrives two seconds after the voice. You breathe between sentences.',
      },
    ],
    tasks: [
      'Record word for word what is said',
      'Transcribe recordings in the agreed format',
      'Check spelling, names and punctuation',
      'Ask people to repeat what could not be heard',
      'Caption programmes for those who cannot hear them',
      'File and hand over copies to those who ask',
    ],
    tires: [
      'Total attention with no way to stop time',
      'Wrists and neck by the end of the month',
      'Voices on top of each other and bad microphones',
    ],
    grows:
      'There is room in captioning companies, parliaments and single commissions. With experience you coordinate a team, correct what automatic programs produce or describe images for blind people.',
    tries: [
      'Transcribe two minutes of an interview without pausing and count the words you lost.',
      'Watch a live broadcast with automatic captions and note ten mistakes.',
      'Caption a minute of your own video in lines there is time to read.',
    ],
  },
  'locucion-y-doblaje': {
    alsoCalled: ['Voice actor', 'Radio presenter', 'Dubbing', 'Announcer'],
    does: "Working with the voice: presenting radio programmes, reading news, recording adverts and audiobooks, dubbing films and games. Voice people prepare scripts, improvise when something fails and handle the sound desk or the lectern. A voice is trained and looked after like an athlete's leg.",
    day: [
      {
        at: 6,
        what: 'Water, exercises with a cork between your teeth, headlines marked in pencil.',
      },
      {
        at: 7,
        what: 'Red light. You give the time, the music fades and a listener comes on to greet her neighbourhood.',
      },
      { at: 12, what: 'At the lectern you dub a villain and his dog.' },
      {
        at: 17,
        what: 'A twenty-second advert lasts twenty-one. You repeat it without rushing until it fits.',
      },
    ],
    tasks: [
      'Present programmes and link music, news and adverts',
      'Work the sound desk while you talk',
      'Record spots, audiobooks and characters',
      'Read up before an interview',
      'Read the news so that it is clear the first time',
      'Improvise when a connection drops',
    ],
    tires: [
      'Dawns or nights, depending on the programme',
      'A cold: no voice, no work',
      'Audition upon audition for each part',
    ],
    grows:
      'You begin in local radio, podcasts or background voices and come to have a programme or a set of regular characters. Some direct dubbing, open a studio or teach.',
    tries: [
      'Record the same news item cheerful, serious and tired, and ask which is clearest.',
      'Turn off the sound of a scene and dub it with someone at home.',
      'Prepare a five-minute programme with greeting, news and goodbye, and listen the next day.',
    ],
  },
};
