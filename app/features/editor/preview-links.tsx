import { Button } from '#app/ui/button.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import type { Copy } from '#content/dictionaries/es/editor-area.ts';

/** The draft's site: in both languages, as wide as the screen and as a phone, and a link to send. */
export function PreviewLinks({ path, copy }: { path: string; copy: Copy }) {
  const words = copy.preview;
  const addresses = [
    ['es', '/'],
    ['en', '/en'],
  ] as const;
  const phone = (address: string) =>
    window.open(address, '_blank', 'popup,width=390,height=844,noopener');
  return (
    <>
      <p>{words.lead}</p>
      <ul className="editor-previews">
        {addresses.map(([locale, to]) => {
          const address = `${path}&to=${to}`;
          return (
            <li key={locale}>
              <a href={address} target="_blank" rel="noopener">
                {words.desk[locale]}
              </a>
              <Button variant="quiet" onClick={() => phone(address)}>
                {words.phone[locale]}
              </Button>
            </li>
          );
        })}
      </ul>
      <CopyButton text={`${location.origin}${path}`} words={words.copy} />
    </>
  );
}
