import { copy as footerEn } from '#content/dictionaries/en/site.ts';
import { copy as footerEs } from '#content/dictionaries/es/site.ts';
import { copy as areaEn } from '#content/dictionaries/en/centre-area.ts';
import { copy as areaEs } from '#content/dictionaries/es/centre-area.ts';
import { copy as cardEn } from '#content/dictionaries/en/class-card.ts';
import { copy as cardEs } from '#content/dictionaries/es/class-card.ts';
import { copy as centreEn } from '#content/dictionaries/en/centre.ts';
import { copy as centreEs } from '#content/dictionaries/es/centre.ts';
import { copy as classroomEn } from '#content/dictionaries/en/classroom.ts';
import { copy as classroomEs } from '#content/dictionaries/es/classroom.ts';
import { copy as eveningEn } from '#content/dictionaries/en/evening.ts';
import { copy as eveningEs } from '#content/dictionaries/es/evening.ts';
import { copy as factorEn } from '#content/dictionaries/en/second-factor.ts';
import { copy as factorEs } from '#content/dictionaries/es/second-factor.ts';
import { copy as guessEn } from '#content/dictionaries/en/guess.ts';
import { copy as guessEs } from '#content/dictionaries/es/guess.ts';
import { copy as joinEn } from '#content/dictionaries/en/class-join.ts';
import { copy as joinEs } from '#content/dictionaries/es/class-join.ts';
import { copy as sheetsEn } from '#content/dictionaries/en/sheets.ts';
import { copy as sheetsEs } from '#content/dictionaries/es/sheets.ts';

/** What is read on the way from the first page to a class on paper, in each language. */
export const filmWords = {
  es: {
    area: areaEs,
    card: cardEs,
    centre: centreEs,
    classroom: classroomEs,
    evening: eveningEs,
    factor: factorEs,
    guess: guessEs,
    join: joinEs,
    sheets: sheetsEs,
    site: footerEs,
  },
  en: {
    area: areaEn,
    card: cardEn,
    centre: centreEn,
    classroom: classroomEn,
    evening: eveningEn,
    factor: factorEn,
    guess: guessEn,
    join: joinEn,
    sheets: sheetsEn,
    site: footerEn,
  },
};
