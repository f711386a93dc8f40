import { site } from '#content/site.ts';

export const storage = {
  id: 'cookies',
  title: 'Cookies and data in your browser',
  blocks: [
    {
      heading: 'What this is about',
      paragraphs: [
        'A cookie is a small file that a site keeps in your browser. Local storage, session storage and the browser’s database do the same job, and we treat them by the same rules.',
      ],
      points: [],
    },
    {
      heading: 'What we use today',
      paragraphs: [
        site.providers
          ? 'This site sets no cookies, but for a technical one of ten minutes if you choose to sign in with Google or Microsoft. It keeps in your browser what the table lists, and nothing else:'
          : 'This site sets no cookies. It keeps in your browser what the table lists, and nothing else:',
      ],
      points: [
        'Technical: yes, those in the table. Without them there is no session, no chosen language, and no answers that survive closing the tab. They do not need your permission.',
        site.analytics
          ? 'Analytics: yes, a tool that counts visits. It runs only if you accept it; it builds no profiles and decides nothing about you.'
          : 'Analytics: we use none. If one day we measure visits, it will happen only if you accept it.',
        'Third-party: we use none. There are no videos, maps or buttons of other companies inside these pages, and nothing that is kept goes out to third parties.',
      ],
    },
    {
      heading: 'Accepting, rejecting, changing your mind',
      paragraphs: [
        'On your first visit a notice offers to accept, reject or configure, and all three take the same effort: one click. Browsing on is not accepting. Until you answer, there is only technical storage.',
        site.analytics
          ? 'The only optional thing is counting visits; the notice asks for that and for nothing else.'
          : 'Today there is nothing optional, and the notice says so: whatever you answer, nothing is switched on. It is there so that you know what is kept, and so that you are asked first on the day there is something optional.',
        'We keep your choice with its date for 24 months at most, or until what we ask you changes. You can change it at any time with the button below or with the link at the foot of every page. If you withdraw a permission, we delete from your browser what was kept because of it.',
        'You can also delete everything in your browser’s settings. You will lose any answers that are not in an account.',
      ],
      points: [],
    },
  ],
  tables: [
    {
      caption: 'What this site keeps in your browser',
      columns: ['Name', 'What for', 'Where', 'Until when'],
      rows: [
        [
          'faro-session',
          'Keeping you signed in',
          'Local storage; session storage if the computer is shared',
          'Until you sign out, or close the tab if the computer is shared',
        ],
        [
          'faro-shared-computer',
          'Leaving nothing of your account on a shared computer once the tab is closed',
          'Session storage and local storage',
          'Until the next visit, which removes what is left',
        ],
        [
          'faro-browser-key',
          'Knowing that the link in the mail is opened in the browser where you created the account: a random number, nothing of yours',
          'Local storage',
          'From when you create an account or sign in, until you delete it',
        ],
        ...(site.providers
          ? [
              [
                'faro-provider',
                'Coming back from Google or Microsoft to the same browser. Only if you choose to sign in that way',
                'A technical cookie, which no script reads, and session storage',
                'Ten minutes; what is in session storage, until you are in or close the tab',
              ],
            ]
          : []),
        [
          'faro-locale',
          'Remembering the language you chose',
          'Local storage',
          'Until you delete it',
        ],
        [
          'faro-season',
          'Remembering that you closed the notice above the pages',
          'Local storage',
          'Until you delete it',
        ],
        [
          'faro-consent',
          'Remembering what you allow, and since when',
          'Local storage',
          '24 months at most',
        ],
        [
          'faro-about-skipped',
          'Not asking again the optional questions you skipped',
          'Local storage',
          'Until you delete it',
        ],
        [
          'faro-scroll-positions',
          'Returning to the same place on a page when you go back',
          'Session storage',
          'Until you close the tab',
        ],
        [
          'faro-attempts',
          'Keeping your answers',
          'The browser’s database (IndexedDB); in local storage, only that there is something in it',
          'Those of your account, until you sign out (on a shared computer, by the next visit at the latest); others, until you delete them',
        ],
        [
          'faro-class',
          'Taking a test with your class: the nickname you chose, your answers, what you share and the words of your card',
          'Local storage',
          'Until you free the device; what you finished without a connection, until it is sent',
        ],
        [
          'faro-class-tab',
          'Knowing that this tab is yours where several people use one device',
          'Session storage',
          'Until you free the device or close the tab',
        ],
        [
          'faro-result',
          'Leading you to your result from any page: the drawing of your hexagon and a random number',
          'Local storage',
          'As long as the result is in this browser',
        ],
        [
          'faro-account-result',
          'The same, with the result of your account',
          'Local storage; session storage if the computer is shared',
          'Until you sign out, or close the tab if the computer is shared',
        ],
        [
          'faro-guest-plan',
          'Keeping your path to Spain while it is in no account',
          'Local storage',
          'Until you delete it or move it to your account',
        ],
        [
          'faro-calculation',
          'Keeping what you type into the calculator of grades and costs',
          'Local storage',
          'Until you delete it there',
        ],
        [
          'faro-drafts',
          'Keeping what an editor of the site writes until the server has it',
          'Local storage',
          'A few seconds; without a network, until it is back',
        ],
        [
          'faro-preview',
          'Showing a draft of the site to whoever opens its link',
          'Cookie',
          '24 hours, or until they leave it',
        ],
        [
          'faro-situation',
          'To keep who you are for your path and the calculators: country, diploma, passport, age and plans',
          'Local storage',
          'Until you delete it in the calculators',
        ],
        [
          'faro-guest-about',
          'Keeping what you answered without an account to the optional questions',
          'Local storage',
          'Until it moves to your account, or you delete it',
        ],
        [
          'faro-guest-reactions',
          'Remembering what you said of careers without an account',
          'Local storage',
          'Until it moves to your account, somebody signs out here, or you delete it',
        ],
        [
          'faro-guest-link',
          'Showing you the link that you made without an account again and whom it is for, telling you of a guess, and ending it',
          'Local storage',
          'Until you end it or it moves to your account',
        ],
        [
          'faro-second-looks',
          'Keeping what you answered to refine your map while it is in no account',
          'Local storage',
          'Until it reaches your account, or you take it back',
        ],
        [
          'faro-writing',
          'Not losing your last answer if the tab closes suddenly',
          'Local storage',
          'A moment, until it is in the database; if the tab closes before, until you next open a test',
        ],
        [
          'faro-offline',
          'Having the tests at hand without a connection: their pages and questions, nothing of yours',
          'The browser’s copy of files (cache)',
          'Until there is a new version, or you delete it',
        ],
        [
          'faro-to-read',
          'Reading the last 60 careers and studies that you opened or marked again without a connection',
          'The browser’s copy of files (cache)',
          'Until you delete it',
        ],
      ],
    },
  ],
};
