import { useEffect, useState, type ReactNode } from 'react';
import type { Locale } from '#domain/locale.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';

/**
 * The registration form inside a built landing page, which React otherwise leaves as it stands:
 * loaded when the native dialog is first opened, put in the place of the form that the build wrote.
 * If it cannot be loaded, the dialog's link to the page of registration still works.
 */
export function RegisterIsland() {
  const locale = useLocale();
  const [form, setForm] = useState<ReactNode>(null);
  useEffect(() => {
    const dialog = document.getElementById('register-dialog');
    const slot = document.getElementById('register-form');
    if (!(dialog instanceof HTMLDialogElement) || !slot) return;
    const open = () => {
      loadForm(slot, locale).then(setForm, () => undefined);
    };
    if (dialog.open) open();
    // Opening moves the focus into the dialog, whoever opened it.
    else dialog.addEventListener('focusin', open, { once: true });
    return () => dialog.removeEventListener('focusin', open);
  }, [locale]);
  return form;
}

async function loadForm(slot: Element, locale: Locale): Promise<ReactNode> {
  const [{ RegisterIslandForm }, copy] = await Promise.all([
    import('./register-island-form.tsx'),
    loadWords(wordsOf('register'), locale),
  ]);
  return <RegisterIslandForm slot={slot} copy={copy} />;
}
