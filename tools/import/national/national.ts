// Rules, dates and fees of access, and prices of public degrees, as they were collected from documents and the press: each with its
// year, who says it and how it was read. Records of `content/` quote them; a test holds them together.
import * as quoted from '#tools/tables/quoted-tables.ts';
import { copiedRows } from './copied-rows.ts';

export const accessRules = copiedRows(quoted.accessRules, 'rules_access.csv', {
  detail: 'detail_own_words',
});

export const newTuition = copiedRows(quoted.newTuition, 'tuition_new_facts.csv', {
  payer: 'who',
  detail: 'detail_own_words',
});
