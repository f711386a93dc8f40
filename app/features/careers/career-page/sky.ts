// The sky over a day's moments: its light at an hour.

export type Light = 'night' | 'dawn' | 'noon' | 'dusk';

export function lightAt(hour: number): Light {
  if (hour < 6 || hour > 20) return 'night';
  if (hour < 10) return 'dawn';
  return hour < 17 ? 'noon' : 'dusk';
}
