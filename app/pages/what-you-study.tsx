// The page on which a person says what they study, from a mail.
import type { Copy } from '#content/dictionaries/es/what-you-study.ts';
import { MailedQuestion } from '#app/features/direction/mailed-question.tsx';
import { StopGuessMails } from '#app/features/direction/stop-guess-mails.tsx';
import { useMailedLink } from '#app/features/direction/use-mailed-link.ts';
import { PageHead } from '#app/ui/page-head.tsx';

export function Page({ copy }: { copy: Copy }) {
  const link = useMailedLink();
  const isOfGuesses = link?.wish === 'stop-guesses';
  const { eyebrow, title } = isOfGuesses ? copy.guesses : copy;
  return (
    <div className="page">
      <PageHead eyebrow={eyebrow} title={title} />
      {link &&
        (isOfGuesses ? (
          <StopGuessMails token={link.token} copy={copy} />
        ) : (
          <MailedQuestion link={link} copy={copy} />
        ))}
    </div>
  );
}
