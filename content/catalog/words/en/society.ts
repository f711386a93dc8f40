import type { FamilyWords } from '#content/catalog/words.ts';

export const society: FamilyWords = {
  abogacia: {
    alsoCalled: ['Lawyer', 'Attorney', 'Solicitor or barrister'],
    does: 'Defending and advising people and companies with the law in hand. Lawyers study cases, draft contracts and claims, negotiate agreements and speak in court when there is no other way out. There is much reading, much writing and the responsibility of being trusted.',
    day: [
      {
        at: 9,
        what: 'You read a contract line by line until you find the sentence that will cause trouble. At eleven you see a family who have inherited and are not on speaking terms; you listen before quoting articles. Then you prepare questions for a trial. The afternoon is calls, deadlines and a brief rewritten three times.',
      },
    ],
  },
  judicatura: {
    alsoCalled: ['Judge', 'Magistrate'],
    does: 'Deciding conflicts by applying the law: hearing both sides, weighing evidence, running trials and writing judgments that explain every reason. It demands independence, calm and long hours of study. In Spain you enter, after a law degree, through a demanding competitive exam.',
    day: [
      {
        at: 9,
        what: 'Before the hearing you reread the file and note what is still unproven. In court each side tells a different story of the same day; you see that nobody interrupts. Later you listen to a child with great tact. The rest is silence: comparing, doubting and drafting a decision that will survive appeal.',
      },
    ],
  },
  'mediacion-de-conflictos': {
    alsoCalled: ['Mediator', 'Arbitration', 'Conflict resolution'],
    does: 'Helping people in dispute reach an agreement without a trial: separating couples, neighbours, business partners, companies and staff. A mediator decides for nobody: you order the conversation, find out what matters to each side and put what was agreed in writing.',
    day: [
      {
        at: 9,
        what: 'Two brothers come in without looking at each other. You explain the rules and let the quieter one speak first. After an hour the real reason appears, and it was not money. You suggest a pause, meet each one alone and try a new question. In the afternoon you draft an agreement both understand.',
      },
    ],
  },
  sociologia: {
    alsoCalled: ['Sociologist', 'Social research'],
    does: 'Investigating how society works: families, neighbourhoods, inequality, consumption, migration, opinions. Sociologists design surveys and interviews, analyse data and explain what lies behind things that seem natural. Governments, companies, unions and organisations of every kind use their reports to decide.',
    day: [
      {
        at: 9,
        what: 'You try a questionnaire on five people and three misread the same question, so it changes. Then you interview young people who moved to the city and record their reasons. At the office you cross tables, look for patterns and distrust the ones that are too neat. The day ends with a chart anyone can read.',
      },
    ],
  },
  'ciencia-politica': {
    alsoCalled: ['Political scientist', 'Policy analyst'],
    does: 'The study of power: how people vote, how governments work, why some laws succeed and others fail. Political scientists compare countries, analyse elections and speeches, and advise institutions, parties, media or international organisations. It takes wide reading and some distance from your own ideas.',
    day: [
      {
        at: 9,
        what: 'Election night left you a huge table and little sleep. You look for the districts where the vote shifted and test three explanations. Mid-morning a radio station wants it in two minutes. Then you read a paper that contradicts yours, underline it with respect and rewrite a page.',
      },
    ],
  },
  economia: {
    alsoCalled: ['Economist', 'Economic analysis'],
    does: 'How people, companies and countries use what they have, and what happens when prices, taxes or jobs change: that is the subject. Economists build models, analyse data and write reports for banks, governments, companies or research centres, always with an eye on what people actually do.',
    day: [
      {
        at: 9,
        what: 'First thing, the inflation figure comes out and several people want to know what it means before coffee. You clean a huge data set, test a model and discover that the result hung on one odd year. You say so. In the meeting you defend a forecast, doubts included. Finally you turn it all into one page.',
      },
    ],
  },
  'gobierno-y-politica': {
    alsoCalled: ['Legislator', 'Public office', 'Diplomacy', 'Policy adviser'],
    does: 'Taking part in decisions that affect everyone: laws, budgets, services, relations with other countries. Besides elected posts there are advisers, diplomats and senior staff who prepare, negotiate and explain. It means hearing opposed interests, speaking in public and standing pressure.',
    day: [
      {
        at: 9,
        what: 'You have breakfast with the headlines and a report that must be understood now. A neighbourhood group states its complaint; you take notes and promise only what depends on you. At noon you negotiate one sentence of a bill nobody will give up. Then committee, a vote and a school visit with hard questions.',
      },
    ],
  },
  historia: {
    alsoCalled: ['Historian', 'Historical research'],
    does: 'Rebuilding the past from evidence: letters, maps, censuses, objects, testimony. Historians ask questions, compare sources that contradict each other and write so that readers see why something happened. They work in universities, archives, publishing, media, museums or heritage.',
    day: [
      {
        at: 9,
        what: 'With gloves and a pencil you open a box nobody has touched for decades. The handwriting is hard, but a name appears that you had seen in another document, and the story shifts a little. You photograph, transcribe, cite properly. In the afternoon you speak in a village and a neighbour corrects a date: she is right.',
      },
    ],
  },
  'arqueologia-y-antropologia': {
    alsoCalled: ['Archaeologist', 'Anthropologist', 'Ethnography'],
    does: 'Studying human beings through what they left behind and how they live. Archaeology digs, draws and dates; anthropology lives alongside people, observes and asks. Both end in the same place: ordering evidence and writing an explanation that respects those it describes.',
    day: [
      {
        at: 9,
        what: 'At the dig the sun is strong and your square measures one metre. Under the brush the rim of a pot appears; nobody moves it until it has been drawn and photographed. At noon a grandmother from the village explains what such shapes were for. In the afternoon finds are washed, numbered and argued over.',
      },
    ],
  },
  'conservacion-de-museos': {
    alsoCalled: ['Museum curator', 'Gallery curator', 'Museum studies'],
    does: "Looking after a museum's collection and deciding how to tell its story. Curators research pieces, propose exhibitions, negotiate loans, write labels and make sure nothing is harmed. You need to know about art or history, about budgets and about what makes visitors curious.",
    day: [
      {
        at: 9,
        what: 'A crate that has just arrived must rest a day before it is opened, so that the work gets used to the air. Meanwhile you argue with the designers over case heights and cut a text by half. You ring another museum to borrow a painting. At closing you walk the empty room noting which light is too strong.',
      },
    ],
  },
  'restauracion-de-obras-de-arte': {
    alsoCalled: ['Art conservator', 'Art restoration', 'Museum conservation'],
    does: 'Slowing the decay of paintings, books, sculptures, textiles or buildings, and making them readable again without faking them. Conservators analyse materials, clean, strengthen and document everything. The job joins precise hands, chemistry and great respect for whoever made the work.',
    day: [
      {
        at: 9,
        what: "With a scalpel and a magnifier you lift yellow varnish from a patch the size of a fingernail. Underneath is a blue nobody remembered. You take photographs, note the solvent, rest your eyes. Then you prepare a glue for a frame and check the store's humidity. Going slowly is part of the craft.",
      },
    ],
  },
  archivos: {
    alsoCalled: ['Archivist', 'Records management', 'Documentation'],
    does: 'Keeping and ordering documents worth lasting, on paper or digital, so that they can be found a hundred years from now. Archivists decide what stays, describe it, digitise it, protect personal data and help researchers find what they are after.',
    day: [
      {
        at: 9,
        what: 'A lorry brings the papers of a closed factory, and you decide what is memory and what is repetition. You take out staples, change folders, write descriptions. In the reading room a student looks for her great-grandfather and finds him on a wage list. In the afternoon you check that digital copies still open properly.',
      },
    ],
  },
};
