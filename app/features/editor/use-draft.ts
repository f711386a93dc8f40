import { useCallback, useEffect, useRef, useState } from 'react';
import { refusedTexts } from '#domain/refused-texts.ts';
import type { DraftState } from './draft-bar.tsx';
import { EditorRefusal } from '#app/data/editor/ask-editor.ts';
import { keepDraft, keptDraft } from '#app/data/editor/kept-draft.ts';
import {
  checkDraft,
  otherShape,
  saveDraft,
  type Draft,
  type EditedRecord,
  type Mistake,
} from '#app/data/editor/records.ts';

/** After the last key, in milliseconds. */
const SAVE_AFTER = 900;

/**
 * `table`: what an uploaded table changes. `empty`: what a record that is not there yet begins with. What is written about a record: kept in this browser with each key, on the server a moment later, and checked there. Another
 * editor's newer draft is handed out as `other`; nothing is overwritten.
 */
export function useDraft(key: string, { record, draft }: EditedRecord, empty: unknown) {
  const [first] = useState(() => keptDraft(key) ?? draft ?? undefined);
  const [said, setSaid] = useState<unknown>(first ? first.said : (record.said ?? empty));
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  const [table, setTable] = useState<unknown>();
  const [state, setState] = useState<DraftState>(first ? 'saved' : 'untouched');
  const [other, setOther] = useState<Draft>();
  const base = useRef<unknown>(first ? first.base : record.said);
  const revision = useRef(first?.revision ?? 0);
  const wanted = useRef<{ said: unknown }>(undefined);
  const timer = useRef<number>(undefined);
  const isSending = useRef(false);
  const isKept = useRef(true);

  const tell = useCallback((checked: Awaited<ReturnType<typeof checkDraft>>): void => {
    setMistakes(checked.mistakes);
    setTable(checked.table);
  }, []);

  const send = useCallback(async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      // Once more for what was typed meanwhile.
      for (let sent = wanted.current; sent; sent = wanted.current) {
        // A file is bounded where it is read.
        const refused = /^(tables|photographs)\//.test(key) ? [] : refusedTexts(sent.said);
        if (refused.length > 0) {
          // The server takes no such text: it stays in this page, and its field says why.
          setMistakes(refused.map((each) => ({ key, ...each })));
          setState((before) => (before === 'saved' ? 'unsaved' : before));
          return;
        }
        setState('saving');
        const whole = { key, said: sent.said, base: base.current, revision: revision.current };
        revision.current = await saveDraft(whole);
        if (wanted.current === sent) {
          wanted.current = undefined;
          keepDraft(key, undefined);
          setState('saved');
        }
        tell(await checkDraft({ key, said: sent.said, base: base.current }));
      }
    } catch (error) {
      setState(isKept.current ? 'unsaved' : 'unkept');
      if (error instanceof EditorRefusal && error.status === 409) {
        setOther(otherShape.parse(error.body).other ?? undefined);
        setState('disputed');
      }
    } finally {
      isSending.current = false;
    }
  }, [key, tell]);

  const change = useCallback(
    (next: unknown): void => {
      setSaid(next);
      wanted.current = { said: next };
      const kept = { said: next, base: base.current, revision: revision.current };
      isKept.current = keepDraft(key, kept);
      setState(isKept.current ? 'unsaved' : 'unkept');
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void send(), SAVE_AFTER);
    },
    [key, send],
  );

  /** Goes on from what another editor saved: with theirs, or with one's own on top of it. */
  function settle(choice: 'mine' | 'theirs'): void {
    if (!other) return;
    revision.current = other.revision;
    setOther(undefined);
    if (choice === 'mine') change(said);
    else {
      wanted.current = undefined;
      keepDraft(key, undefined);
      setSaid(other.said);
      setState('saved');
    }
  }

  useEffect(() => {
    const kept = keptDraft(key);
    // What this browser had and the server has not.
    if (kept) {
      wanted.current = { said: kept.said };
      timer.current = window.setTimeout(() => void send(), 0);
    } else if (draft) {
      void checkDraft({ key, said: draft.said, base: draft.base }).then(tell, () => undefined);
    }
    return () => {
      clearTimeout(timer.current);
      void send();
    };
    // Once, for a record that is opened.
  }, [key, draft, send, tell]);

  return { said, change, mistakes, table, state, other, settle };
}
