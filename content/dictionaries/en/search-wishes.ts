import type { Copy } from '#content/dictionaries/es/search-wishes.ts';

export const copy = {
  money:
    'What each occupation earns we do not know: there is no official table. We do know on what base those who finished its degree in 2013-14 paid contributions four years later: these are above the mean.',
  jobs: 'How many posts there will be nobody knows. Of those who finished these degrees in 2013-14, more than the mean were paying contributions in Spain four years later.',
  'no-maths':
    'None is quite without. In these, mathematics is not among what is asked for most (O*NET), nor is the degree one of science or engineering.',
  home: 'Nobody has counted where people work from home. These pass nearly all day at a screen, with few from outside.',
  alone: 'Long stretches on your own (O*NET, 2014).',
  moving: 'Little time on a chair (O*NET, 2014).',
  unwanted:
    'We cannot search by what you do not want yet. Type what you do: “help”, “animals”, “with my hands”…',
  machines:
    'Which jobs artificial intelligence will change nobody knows, and there is no serious list. Type what you like doing: “help”, “with my hands”, “animals”…',
  animals: 'Those that deal with animals, by what people do in them.',
  children: 'Those that deal with children, by what people do in them.',
  short: 'These can be reached by vocational training of about two years, too.',
  'easy-entry':
    'In 2021-22, at some public university everybody who had passed got into one of its degrees. It changes every year.',
  public:
    'Here are posts won in a competitive examination. See in each which nationality is asked for.',
  travel: 'Those that have to do with journeys and travellers, by what people do in them.',
  farm: 'Those that work on farms or for them, by what people do in them.',
  plants: 'Those that deal with plants, by what people do in them.',
  outdoors: 'Outdoors on many days, whatever the weather (O*NET, 2014).',
  hands: 'Hands busy nearly all day: machines, materials, building (O*NET).',
  draw: 'Those that draw, paint or work with images: those that ask most for creating come first (O*NET).',
  stage: 'Music, dance and theatre: those that ask most for creating come first (O*NET).',
  art: 'Image, design, music, stage or words: those that ask most for creating come first (O*NET).',
  tech: 'Those of computing and data.',
  people: 'With people nearly all day, and from outside the team (O*NET, 2014).',
  lives: 'Those that deal with emergencies and rescue, by what people do in them.',
  elders: 'Those that care for older people and keep them company, by what people do in them.',
  sick: 'Those that deal with patients, by what people do in them.',
  planet: 'Those that look after the environment, by what people do in them.',
  help: 'Those that ask most for helping and caring come first (O*NET).',
  unsure:
    'Never mind. The interest test puts these careers in order by what you like: it is at the end of the page.',
} satisfies Copy;
