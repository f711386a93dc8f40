import { useEffect, useRef, useState } from 'react';
import { countryName } from '#content/pathway/country-names.ts';
import { countryOfZone } from '#content/pathway/country-of-zone.ts';
import { saidByArriving } from '#content/ways/slugs.ts';
import { aims, type PathwayChoice, type PathwayCountry } from '#domain/pathway/choices.ts';
import { dayOf } from '#domain/pathway/months.ts';
import { emptySituation, type Situation } from '#domain/situation/situation.ts';
import { keepSituation, readSituation } from '#app/data/device/kept-situation.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import {
  chosenByHand,
  isAsked,
  isOpen,
  offerStarts,
  pathwayForm,
  readForm,
  studiesOf,
  valuesOf,
  writeForm,
  type SaidChoice,
} from './choice-form.ts';

type FormChoice = {
  /** Undefined while no country is chosen; without an aim while degree and vocational training are both open. */
  said: SaidChoice | undefined;
  /** From where somebody is supposed to come, while nothing is asked yet. */
  from: PathwayCountry | undefined;
  /** The four choices; undefined while one of them is open. */
  choice: PathwayChoice | undefined;
  /** The visitor's situation, as said here or in the calculators. */
  situation: Situation;
  /** Whether answers stood there before the form was touched; undefined before it was read. */
  hasArrived: boolean | undefined;
  /** How often the person asked for the pathway with the button: then the focus goes to it. */
  asked: number;
  /** Puts a kept choice into the form where the first question or the country is still open. */
  offer: (choice: PathwayChoice) => void;
  /** Puts a choice into the form and shows it to a visitor who asked for it. */
  show: (choice: PathwayChoice) => void;
};

/** Listens to the form that stands on the page; the form itself holds what is chosen, and this browser keeps it. */
export function useFormChoice(): FormChoice {
  const locale = useLocale();
  const [said, setSaid] = useState<SaidChoice>();
  const [from, setFrom] = useState<PathwayCountry>();
  const [situation, setSituation] = useState(emptySituation);
  const [asked, setAsked] = useState(0);
  const [hasArrived, setArrived] = useState<boolean>();
  // From the clock of this device, until a country is said: it makes a plan, and is neither kept nor an answer by itself.
  const supposed = useRef<PathwayCountry>(undefined);
  function take(form: HTMLFormElement): void {
    const today = dayOf(new Date());
    offerStarts(form, today, locale);
    const read = readForm(form, readSituation(today));
    const isSupposed = supposed.current !== undefined;
    const said = isSupposed && !isAsked(form) ? undefined : read.said;
    setSaid(said);
    setFrom(said ? undefined : supposed.current);
    if (!said) return;
    keepSituation(isSupposed ? { ...read.situation, country: '' } : read.situation);
    setSituation(read.situation);
  }
  useEffect(() => {
    const form = pathwayForm();
    if (!form) return;
    const living = form;
    const read = () => take(living);
    function submit(event: SubmitEvent): void {
      event.preventDefault();
      read();
      setAsked((times) => times + 1);
    }
    const today = dayOf(new Date());
    // An older link may bring the choices along, and so does the form where no script was awake yet.
    const { aim, ...asks } = Object.fromEntries(new URLSearchParams(location.search));
    const wanted = aims.find((each) => each === aim);
    const byHand = chosenByHand(living);
    const isTouched = Object.keys(byHand).length > 0;
    const arrived = saidByArriving(document.referrer, location.origin);
    const values = {
      // The page of a country asks for the usual way, where nothing else was said.
      ...('usual' in asks && studiesOf('public-degree')),
      ...arrived,
      ...valuesOf(readSituation(today)),
      ...asks,
      ...(wanted && studiesOf(wanted)),
      ...byHand,
    };
    const guess = values.country ? undefined : countryOfZone();
    supposed.current = guess;
    writeForm(living, guess ? { ...values, country: guess } : values, today, locale);
    if (guess) saySupposed(countryName(guess, locale, ''));
    // Answers stay in no address.
    setArrived(!isOpen(living) && values.studies !== 'either' && !isTouched);
    if (location.search) history.replaceState(history.state, '', location.pathname + location.hash);
    read();
    function change({ target }: Event): void {
      if (target instanceof HTMLSelectElement && target.name === 'country')
        supposed.current = undefined;
      read();
    }
    living.addEventListener('change', change);
    living.addEventListener('submit', submit);
    return () => {
      living.removeEventListener('change', change);
      living.removeEventListener('submit', submit);
    };
    // The listener reads the form and the browser's store when it is called, and nothing of React's.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [locale]);
  function put({ aim, diploma, ...wanted }: PathwayChoice): void {
    const form = pathwayForm();
    if (!form) return;
    const today = dayOf(new Date());
    const { past } = readSituation(today);
    supposed.current = undefined;
    const brought = past === 'begun' || past === 'finished' ? past : diploma;
    writeForm(form, { ...wanted, diploma: brought, ...studiesOf(aim) }, today, locale);
    take(form);
    // A kept start may be none that is offered today.
    setSaid({ ...wanted, aim, diploma });
  }
  function offer(kept: PathwayChoice): void {
    const form = pathwayForm();
    if (form && isOpen(form)) put(kept);
  }
  function show(wanted: PathwayChoice): void {
    put(wanted);
    setAsked((times) => times + 1);
  }
  const choice = said?.aim ? { ...said, aim: said.aim } : undefined;
  return { said, from, choice, situation, hasArrived, asked, offer, show };
}

/** In the place of the note beside the button: React renders the form no second time. */
function saySupposed(country: string): void {
  const note = document.getElementById('pathway-note');
  const words = note?.dataset['supposed'];
  if (note && words) note.textContent = fill(words, { country });
}
