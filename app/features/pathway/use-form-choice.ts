import { useEffect, useState } from 'react';
import type { PathwayChoice } from '#domain/pathway/choices.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { offerStarts, readChoice, writeChoice } from './choice-form.ts';
import { dayOf } from '#domain/pathway/months.ts';

type FormChoice = {
  /** Undefined while no country is chosen. */
  choice: PathwayChoice | undefined;
  /** How often the person asked for the pathway with the button: then the focus goes to it. */
  asked: number;
  /** Puts a choice into the form and shows it. */
  show: (choice: PathwayChoice) => void;
};

/** Listens to the form that stands on the page; the form itself holds what is chosen. */
export function useFormChoice(): FormChoice {
  const locale = useLocale();
  const [choice, setChoice] = useState<PathwayChoice>();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const form = findForm();
    if (!form) return;
    const living = form;
    function read(): void {
      offerStarts(living, dayOf(new Date()), locale);
      setChoice(readChoice(living));
    }
    function submit(event: SubmitEvent): void {
      event.preventDefault();
      read();
      setAsked((times) => times + 1);
    }
    // A link may bring the choices along, and so does the form where no script was awake yet.
    const asks = new URLSearchParams(location.search);
    if (asks.size > 0) writeChoice(living, Object.fromEntries(asks), dayOf(new Date()), locale);
    read();
    living.addEventListener('change', read);
    living.addEventListener('submit', submit);
    return () => {
      living.removeEventListener('change', read);
      living.removeEventListener('submit', submit);
    };
  }, [locale]);
  function show(wanted: PathwayChoice): void {
    const form = findForm();
    if (!form) return;
    writeChoice(form, wanted, dayOf(new Date()), locale);
    setChoice(wanted);
    setAsked((times) => times + 1);
  }
  return { choice, asked, show };
}

function findForm(): HTMLFormElement | undefined {
  const form = document.getElementById('pathway-form');
  return form instanceof HTMLFormElement ? form : undefined;
}
