import type { FamilyWords } from '#content/catalog/words.ts';

export const communication: FamilyWords = {
  'traduccion-e-interpretacion': {
    alsoCalled: ['Translator', 'Interpreter', 'Subtitling'],
    does: 'Carrying a message from one language to another without losing meaning or tone. Translators work on contracts, novels, series, manuals or websites; interpreters speak aloud in meetings, courts and hospitals. Mastering your own language matters as much as knowing the others.',
    day: [
      {
        at: 9,
        what: 'The original sentence has a joke that does not exist here. You leave it and go on with the chapter. At midday you enter a booth with headphones and interpret a conference: you listen, understand and speak almost at once. In the afternoon you check terms, and the joke turns up in the shower.',
      },
    ],
  },
  edicion: {
    alsoCalled: ['Editor', 'Book publishing', 'Copy editing'],
    does: 'Turning a text into something worth publishing: choosing manuscripts, talking with the writer, ordering, cutting, correcting and deciding on title, cover and date. Editors work in publishing houses, magazines or digital media, with an ear for the sentence and an eye on the accounts.',
    day: [
      {
        at: 9,
        what: "You open a manuscript of four hundred pages, and by the tenth you know that something shines and something is in the way. You write to the author with care: what to cut and why. Then you choose among three covers, close another book's index and find, minutes before printing, a mistake on the back cover.",
      },
    ],
  },
  escritura: {
    alsoCalled: ['Author', 'Novelist', 'Creative writing'],
    does: 'Making texts to be read: novels, essays, stories, biographies, speeches. Writers observe, research, produce many drafts and accept that the first one never works. Nearly all combine books with other jobs, such as teaching, translating or writing to order.',
    day: [
      {
        at: 9,
        what: 'Mornings belong to the chapter: two hours without a phone and, with luck, one good page. Then you read interviews to learn how a seamstress of another time spoke. At noon you answer the publisher and prepare the workshop you teach on Thursdays. At night a sentence makes you get up and turn on the light.',
      },
    ],
  },
  'guion-y-poesia': {
    alsoCalled: ['Scriptwriter', 'Poet', 'Lyricist', 'Playwriting'],
    does: 'Writing for others to speak, sing or feel: film and series scripts, plays, poems, song lyrics. You work on voice, rhythm and the exact image. Commissions, workshops and projects of your own that take years usually alternate, and rewriting takes up most of the time.',
    day: [
      {
        at: 9,
        what: "In the writers' room, coloured cards cover the wall. People argue over whether the character lies in episode three, and you suggest she says nothing. Later, alone, you rewrite the dialogue reading it aloud. At night you finish a lyric that had one syllable too many.",
      },
    ],
  },
  periodismo: {
    alsoCalled: ['Journalist', 'Reporter', 'News writing'],
    does: 'Finding out what is going on, checking it and telling it so that people understand. Journalists look for sources, ask awkward questions, verify every fact and write, record or publish against the clock. There is press, radio, television, online media and investigative work.',
    day: [
      {
        at: 9,
        what: "The nine o'clock meeting shares out stories and you get a factory that is closing. You call the company, which does not answer; the workers, who do. You go, look, ask names and ages. Back at your desk you check a document with two more people. You write against the clock and try three headlines.",
      },
    ],
  },
  'relaciones-publicas': {
    alsoCalled: ['PR', 'Corporate communications', 'Press office'],
    does: 'Looking after how a company or institution communicates with its public. PR people write releases, prepare spokespeople, organise events, answer journalists and social media, and keep calm in a crisis. For trust to last, what is said has to be true.',
    day: [
      {
        at: 9,
        what: 'First thing, you check what was published last night. You draft a statement and take out half the adjectives. A reporter asks for a figure you do not have, so you find it instead of improvising. You rehearse an interview with the director. Late on, a complaint appears online and together you agree on an answer.',
      },
    ],
  },
  'direccion-y-produccion-audiovisual': {
    alsoCalled: ['Film director', 'Producer', 'Television production'],
    does: 'Taking an idea to the screen or the stage. Directing decides how it is told: framing, actors, rhythm. Producing finds money, permits, crew and dates, and makes it all happen. Both solve problems without a break and take a hundred decisions a day.',
    day: [
      {
        at: 9,
        what: "Dawn, and the lighting truck is not here. You change the order of scenes, warn make-up and shoot in the doorway first. One take, another, the sixth is the one. You eat standing, reading tomorrow's plan. When the sun goes there is footage to review and a call to secure a street.",
      },
    ],
  },
  'montaje-audiovisual': {
    alsoCalled: ['Video editor', 'Post-production'],
    does: 'Building the film, series or video from hours of material: choosing takes, deciding where to cut, setting the rhythm and mixing image, sound and effects. Good editing is hardly noticed, yet it completely changes what you feel while watching.',
    day: [
      {
        at: 9,
        what: 'Headphones, two screens and eleven hours of interviews. You hear an unimportant sentence and realise that the documentary has to begin there. You cut, try music, take it out. At noon the director sees the edit and asks for more silence. You finish by syncing a shot and backing everything up, twice.',
      },
    ],
  },
  sonido: {
    alsoCalled: ['Sound engineer', 'Audio technician'],
    does: 'Making things sound right: recording voices and instruments, mixing concerts, cleaning film dialogue, setting up speakers and microphones. It takes some electricity, some acoustics and a fine ear, and many nights behind a desk full of knobs, ready for whatever stops working.',
    day: [
      {
        at: 9,
        what: 'At four you unload cases and run cable across the stage. In the soundcheck the drums sound like tin; you move one microphone and they breathe. The singer wants less of herself in her monitor. Lights down, audience in, and for two hours your eyes do not leave the levels.',
      },
    ],
  },
  camara: {
    alsoCalled: ['Cameraman or camerawoman', 'Cinematography', 'Videography'],
    does: 'Capturing the images of films, news, sport or adverts. You prepare camera and lenses, frame, focus, follow movement and take care of the light. It needs a steady hand, fitness and the reflexes to decide in a second what deserves to be recorded.',
    day: [
      {
        at: 9,
        what: 'It weighs more than it looks, and today it is on your shoulder behind a runner. Before that you cleaned the lens and checked batteries. The studio is the opposite: three hours to light a cup. The director wants a smooth movement; you repeat it until nobody notices there is a camera.',
      },
    ],
  },
  fotografia: {
    alsoCalled: ['Photographer', 'Photojournalism', 'Portraits'],
    does: 'Telling something in a single image: portraits, news, products, weddings, architecture, science. Photographers master light, camera and digital editing, and also people, because nobody looks good when uncomfortable. Those who work for themselves spend a lot of time finding clients too.',
    day: [
      {
        at: 9,
        what: "You arrive early to see where the sun comes in. Today's portrait is a baker and, as she talks about her grandfather, she forgets the camera: that is when you press. In the afternoon you choose twelve pictures out of six hundred, correct colour sparingly and send a quote. Lenses get cleaned before bed.",
      },
    ],
  },
};
