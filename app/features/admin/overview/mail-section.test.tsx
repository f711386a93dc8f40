import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { copy as en } from '#content/dictionaries/en/admin-area.ts';
import { copy as es } from '#content/dictionaries/es/admin-area.ts';
import { MailSection } from './mail-section.tsx';

const quiet = { sent: 4, waiting: 0, late: 0, dead: 0, retried: 0 };

test.each([
  ['es', es.overview.mail],
  ['en', en.overview.mail],
])(
  '%s: where our server sends everything, it says so, and that all is well when it is',
  (_, copy) => {
    const shown = renderToString(<MailSection mail={quiet} isAllOurs copy={copy} />);
    expect(shown).toContain(copy.ours.sender);
    expect(shown).toContain(copy.fine);
    const stuck = renderToString(
      <MailSection mail={{ ...quiet, late: 2 }} isAllOurs copy={copy} />,
    );
    expect(stuck).toContain(copy.ours.late);
    expect(stuck).not.toContain(copy.fine);
  },
);

test.each([
  ['es', es.overview.mail],
  ['en', en.overview.mail],
])(
  '%s: where a project sends, nothing says that all is well, and what is not known is said',
  (_, copy) => {
    for (const mail of [quiet, { ...quiet, late: 1, dead: 1 }]) {
      const shown = renderToString(<MailSection mail={mail} isAllOurs={false} copy={copy} />);
      expect(shown).not.toContain(copy.fine);
      expect(shown).not.toContain(copy.ours.sender);
      expect(shown).toContain(copy.project.sender);
      expect(shown).toContain(copy.project.unknown);
    }
  },
);
