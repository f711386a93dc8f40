import { useEffect, useState } from 'react';
import { saidByArriving } from '#content/ways/slugs.ts';
import type { PathwayChoice } from '#domain/pathway/choices.ts';
import { dayOf } from '#domain/pathway/months.ts';
import {
  choicesOf,
  emptySituation,
  withChoice,
  type Situation,
} from '#domain/situation/situation.ts';
import { keepSituation, readSituation } from '#app/data/device/kept-situation.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { chosenByHand, offerStarts, readChoice, readPassport, writeChoice } from './choice-form.ts';

type FormChoice = {
  /** Undefined while no country is chosen. */
  choice: PathwayChoice | undefined;
  /** The visitor's situation, as said here or in the calculators. */
  situation: Situation;
  /** How often the person asked for the pathway with the button: then the focus goes to it. */
  asked: number;
  /** Puts a choice into the form and shows it, as if it had been made there. */
  put: (choice: PathwayChoice) => void;
  /** The same for a visitor who asked for it. */
  show: (choice: PathwayChoice) => void;
};

/** Listens to the form that stands on the page; the form itself holds what is chosen, and this browser keeps it. */
export function useFormChoice(): FormChoice {
  const locale = useLocale();
  const [choice, setChoice] = useState<PathwayChoice>();
  const [situation, setSituation] = useState(emptySituation);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const form = findForm();
    if (!form) return;
    const living = form;
    const today = dayOf(new Date());
    function read(): void {
      offerStarts(living, today, locale);
      const said = readChoice(living);
      setChoice(said);
      if (said) setSituation(keepAnswers(said, readPassport(living)));
    }
    function submit(event: SubmitEvent): void {
      event.preventDefault();
      read();
      setAsked((times) => times + 1);
    }
    const before = readSituation(today);
    // An older link may bring the choices along, and so does the form where no script was awake yet.
    const asks = Object.fromEntries(new URLSearchParams(location.search));
    const arrived = saidByArriving(document.referrer, location.origin);
    const kept = { ...choicesOf(before), passport: before.passport };
    const byHand = chosenByHand(living);
    writeChoice(living, { ...arrived, ...kept, ...asks, ...byHand }, today, locale);
    // Answers stay in no address.
    if (location.search) history.replaceState(history.state, '', location.pathname + location.hash);
    read();
    living.addEventListener('change', read);
    living.addEventListener('submit', submit);
    return () => {
      living.removeEventListener('change', read);
      living.removeEventListener('submit', submit);
    };
  }, [locale]);
  function put(wanted: PathwayChoice): void {
    const form = findForm();
    if (!form) return;
    writeChoice(form, wanted, dayOf(new Date()), locale);
    setChoice(wanted);
    setSituation(keepAnswers(wanted, readPassport(form)));
  }
  function show(wanted: PathwayChoice): void {
    put(wanted);
    setAsked((times) => times + 1);
  }
  return { choice, situation, asked, put, show };
}

/** Keeps these answers beside the others, and says all of them. */
function keepAnswers(choice: PathwayChoice, passport: Situation['passport']): Situation {
  const next = { ...withChoice(readSituation(dayOf(new Date())), choice), passport };
  keepSituation(next);
  return next;
}

function findForm(): HTMLFormElement | undefined {
  const form = document.getElementById('pathway-form');
  return form instanceof HTMLFormElement ? form : undefined;
}
