import { useState } from 'react';
import { EditorRefusal } from '#app/data/editor/ask-editor.ts';
import {
  buildState,
  makePreview,
  prepare,
  publish,
  type Prepared,
  type Wish,
} from '#app/data/editor/publishing.ts';
import type { Mistake } from '#app/data/editor/records.ts';

const LOOK_EVERY = 700;
/** Another build is waited for so long: two of them. In milliseconds. */
const PATIENCE = 90_000;

/** How far a publication is. `step`: what the build is at, as it says it. */
export type Progress =
  | { at: 'none' }
  | { at: 'checking' }
  | { at: 'refused'; mistakes: readonly Mistake[] }
  | { at: 'busy' }
  | { at: 'building'; step: string; seconds: number }
  | { at: 'ready'; build: string; preview: string | undefined }
  | { at: 'publishing' }
  | { at: 'published'; version: number }
  | { at: 'changed' }
  | { at: 'failed'; step?: string };

/** Checks and builds a wish beside the served site, shows it, has it served. */
export function usePublication() {
  const [progress, setProgress] = useState<Progress>({ at: 'none' });

  async function guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const isChanged = error instanceof EditorRefusal && error.status === 409;
      setProgress({ at: isChanged ? 'changed' : 'failed' });
    }
  }

  /** The built site; `undefined` where there will be none, which `progress` tells. */
  async function built(wish: Wish): Promise<string | undefined> {
    setProgress({ at: 'checking' });
    const began = Date.now();
    let prepared: Prepared = await prepare(wish);
    // Another site is being built: mostly our own, begun ahead with other drafts.
    while (prepared.state === 'busy' && Date.now() - began < PATIENCE) {
      setProgress({ at: 'building', step: '', seconds: Math.round((Date.now() - began) / 1000) });
      await new Promise((resolve) => setTimeout(resolve, 2 * LOOK_EVERY));
      prepared = await prepare(wish);
    }
    if (prepared.state === 'refused') {
      setProgress({ at: 'refused', mistakes: prepared.mistakes });
      return undefined;
    }
    if (prepared.state === 'busy') {
      setProgress({ at: 'busy' });
      return undefined;
    }
    for (;;) {
      const { state, step } = await buildState(prepared.build);
      if (state === 'ready') return prepared.build;
      if (state === 'failed') {
        setProgress({ at: 'failed', step });
        return undefined;
      }
      const seconds = Math.round((Date.now() - began) / 1000);
      setProgress({ at: 'building', step, seconds });
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
  }

  return {
    progress,
    show: (wish: Wish) =>
      guarded(async () => {
        const build = await built(wish);
        if (build === undefined) return;
        const { path } = await makePreview(build);
        setProgress({ at: 'ready', build, preview: path });
      }),
    publish: (wish: Wish, why: string) =>
      guarded(async () => {
        const build = await built(wish);
        if (build === undefined) return;
        setProgress({ at: 'publishing' });
        setProgress({ at: 'published', version: await publish(wish, build, why) });
      }),
  };
}
