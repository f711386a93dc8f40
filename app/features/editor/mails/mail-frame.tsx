// A mail in a document of its own, in a frame that runs nothing and leads nowhere.
import { useEffect, useRef } from 'react';
import type { Locale } from '#domain/locale.ts';
import { readMail } from './mail-steps.ts';

/** As high as its mail is. */
export function MailFrame({
  html,
  locale,
  title,
}: {
  html: string;
  locale: Locale;
  title: string;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const draw = () => {
      const page = current.contentDocument;
      if (!page) return;
      page.documentElement.lang = locale;
      page.title = title;
      drawMail(html, page);
      // Of the mail, not of its page: that is never lower than the frame.
      const { height = 0 } = page.body.firstElementChild?.getBoundingClientRect() ?? {};
      current.style.height = `${Math.ceil(height) + 2}px`;
    };
    draw();
    // Some browsers open an empty document a moment later; and a narrower frame has a higher mail.
    current.addEventListener('load', draw);
    addEventListener('resize', draw);
    return () => {
      current.removeEventListener('load', draw);
      removeEventListener('resize', draw);
    };
  }, [html, locale, title]);
  return <iframe ref={frame} title={title} sandbox="allow-same-origin" className="editor-mail" />;
}

/** Its styles are set one by one: as attributes the policy of this page, which the frame has too, would refuse them. */
function drawMail(html: string, page: Document): void {
  const { style, steps } = readMail(html);
  const { body } = page;
  body.replaceChildren();
  body.style.cssText = style;
  let here: HTMLElement = body;
  for (const step of steps) {
    if (step === 'closes') here = here.parentElement ?? body;
    else if ('says' in step) here.append(step.says);
    else {
      const made = page.createElement(step.opens);
      for (const [name, value] of step.attributes) {
        if (name === 'style') made.style.cssText = value;
        else made.setAttribute(name, value);
      }
      here.append(made);
      here = made;
    }
  }
}
