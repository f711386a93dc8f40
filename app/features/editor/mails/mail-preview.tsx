import { useQuery } from '@tanstack/react-query';
import { mailQuery } from '#app/data/editor/records.ts';
import { fill } from '#app/i18n/fill.ts';
import type { Copy } from '#content/dictionaries/es/editor-area.ts';
import { locales } from '#domain/locale.ts';
import { MailFrame } from './mail-frame.tsx';
import { useMailWords } from './mail-words.ts';

/** What is typed of a mail, as its reader would get it: in both languages, as HTML and as text. */
export function MailPreview({
  recordKey,
  said,
  isRight,
  isKept,
  copy,
}: {
  recordKey: string;
  said: unknown;
  /** Nothing is left to correct. */
  isRight: boolean;
  /** Not while it is typed: until then the mail from before stands there. */
  isKept: boolean;
  copy: Copy;
}) {
  const words = useMailWords();
  const { data: mails, isError } = useQuery({
    ...mailQuery(recordKey.replace('mails/', ''), said),
    enabled: isRight && isKept,
  });
  if (!words) return null;
  return (
    <section className="stack" aria-labelledby="mail-preview">
      <h2 id="mail-preview" className="text-2xl">
        {words.title}
      </h2>
      {!isRight && <p>{words.wrong}</p>}
      {isRight && isError && <p>{words.failed}</p>}
      {isRight && mails && (
        <>
          <p className="text-muted">{words.lead}</p>
          <div className="editor-mails">
            {locales.map((each) => {
              const { subject, text, html } = mails[each];
              const language = copy.languages[each];
              return (
                <div key={each} className="stack">
                  <h3 className="text-lg">{language}</h3>
                  <p lang={each}>{fill(words.subject, { subject })}</p>
                  <MailFrame html={html} locale={each} title={fill(words.frame, { language })} />
                  <details className="editor-fold">
                    <summary>
                      <strong>{words.text}</strong>
                    </summary>
                    <pre className="editor-mail-text" lang={each}>
                      {text}
                    </pre>
                  </details>
                </div>
              );
            })}
          </div>
        </>
      )}
    </section>
  );
}
