// Arithmetic on months written `YYYY-MM`, and days written `YYYY-MM-DD`.

/** The month `count` months before (after, when negative) the given one. */
export function monthsBefore(month: string, count: number): string {
  const index = indexOf(month) - count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** The last month with that number (1–12) that lies before `month`. */
export function lastBefore(month: string, number: number): string {
  const back = (indexOf(month) - (number - 1)) % 12;
  return monthsBefore(month, back === 0 ? 12 : back);
}

/** The day it is at a moment where the clock stands, `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${moment.getFullYear()}-${month}-${day}`;
}

/** How many months from one to another; negative when the other is earlier. */
export function monthsBetween(from: string, to: string): number {
  return indexOf(to) - indexOf(from);
}

function indexOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}
