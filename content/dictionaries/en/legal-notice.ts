import { constants } from '#domain/constants.ts';
import { people } from '#content/site-people.ts';
import { site } from '#content/site.ts';

const owner = site.owner.value;
const { inactiveMonths } = constants;

export const notice = {
  id: 'aviso-legal',
  title: 'Legal notice',
  blocks: [
    {
      heading: 'Who is behind this site',
      paragraphs: [],
      points: [
        `Owner: ${owner.name}`,
        `Tax number (NIF): ${owner.nif}`,
        `Address: ${owner.address}`,
        `Email: ${owner.email}`,
        `Telephone: ${owner.phone}`,
        ...(people.whatsapp.value ? [`WhatsApp: ${people.whatsapp.value}`] : []),
      ],
    },
    {
      heading: 'What it offers',
      paragraphs: [
        'Career guidance and three tests: of interests, of values and of personality. The tests and the account are free. The price of any other service, taxes included, will be given to you before you commit to anything.',
        'The guidance we give is not a regulated profession or a health service, and needs no prior authorisation. The owner acts as an individual: there is no company entered in a commercial register. We have not signed up to any code of conduct.',
        'The tests are new and exploratory. They are not a psychological or academic assessment, and they do not guarantee admission to any university.',
      ],
      points: [],
    },
    {
      heading: 'Use of the site',
      paragraphs: [
        'The texts, the drawings and the questions of the tests may not be copied or published without permission. Your result is yours: keep it, print it and share it with whomever you like.',
        'Links to other sites lead to pages that do not depend on us and have their own terms.',
      ],
      points: [],
    },
  ],
  tables: [],
};

export const clause = {
  id: 'clausula',
  title: 'Clause of the forms',
  blocks: [],
  tables: [
    {
      caption: 'Basic information on data protection',
      columns: ['Subject', 'Information'],
      rows: [
        ['Controller', `${owner.name} (${owner.email})`],
        [
          'Purpose',
          'Creating and maintaining your account, keeping your tests and your results, sending them to you by email if you ask, and ordering what we show you by them.',
        ],
        [
          'Basis',
          'Providing the service you ask for, and your consent on accepting this policy. You declare your age yourself.',
        ],
        [
          'Recipients',
          'Providers who process the data on our behalf. Nobody else receives it unless the law requires it.',
        ],
        [
          'Rights',
          'To access, correct, erase, restrict, take with you and object to the use of your data, and to withdraw your consent.',
        ],
        [
          'Period',
          `Until you erase it, or after ${inactiveMonths} months without using the account.`,
        ],
        ['More information', 'The full privacy policy is on this same page.'],
      ],
    },
  ],
};
