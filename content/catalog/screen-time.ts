// How much of the day is spent at a screen. No source counts it: O*NET's table of how work is asks for chairs and for hours on
// one's feet, and none of the editions at hand for screens. So this is our own judgement, by what the tasks of each career
// say, and pages call it that.
import { screenTimes } from '#content/compiled/careers/screen-time.js';

export type ScreenTime = 'most' | 'part' | 'little';

export function screenTime(career: string): ScreenTime {
  return screenTimes[career] ?? 'part';
}
