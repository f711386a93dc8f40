import { queryOptions } from '@tanstack/react-query';
import { boardQuery } from '#app/data/centre/sessions.ts';

/** So often a session that takes answers is looked at anew, in milliseconds: what happens is seen within five seconds. */
export const boardEvery = 4000;

/** How a session stands, asked again by itself while it takes answers, and never while the page is hidden. */
export function liveBoardQuery(id: string) {
  return queryOptions({
    ...boardQuery(id),
    refetchInterval: ({ state: { data } }) =>
      data && Date.parse(data.now) > Date.parse(data.session.submit_until) ? false : boardEvery,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  });
}
