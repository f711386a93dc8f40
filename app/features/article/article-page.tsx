import type { MDXContent } from 'mdx/types';
import type { ComponentType } from 'react';
import type { Copy } from '#content/dictionaries/es/article.ts';
import { fill } from '#app/i18n/fill.ts';
import { europeanLongDayIn } from '#content/wording/formats.ts';
import type { Head } from '#app/i18n/head.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { ArticleCover } from '#app/illustrations/article-cover.tsx';
import { createPhoto } from '#app/illustrations/article-photo.tsx';
import type { ArticleId } from '#app/routes.ts';
import { createBook, createTextLink, To } from './article-links.tsx';
import { CaptionedTable, ColumnHead, createTable, TableRow } from './article-table.tsx';
import { Author, authorName } from './author.tsx';
import { Contents } from './contents.tsx';
import { createFactText } from './fact-text.tsx';
import type { Card, CardModule } from './card.ts';

import { PreviousNext } from './previous-next.tsx';
import { NextSteps } from './next-steps.tsx';
import { numberSources } from './numbered-sources.ts';
import { ProfessionCredit } from './profession-credit.tsx';
import { createProfession } from './profession.tsx';
import { createProfessionMap } from './profession-map.tsx';
import { readingMinutes } from './reading-minutes.ts';
import { RelatedCareers } from './related-careers.tsx';
import { SectionHead } from './section-head.tsx';
import { Share } from './share.tsx';
import { Sources } from './sources.tsx';
import { createTuitionPair, createTuitionTable } from './tuition.tsx';

/** What a file of `content/articles` exports. */
export type ArticleModule = CardModule & { default: MDXContent };

/** An article as a page: its text, the frame's words of the same language, and its neighbours. */
export function articlePage(
  { default: Text, ...card }: ArticleModule,
  { page, cards, copy }: { page: ArticleId; cards: readonly Card[]; copy: Copy },
): { Page: ComponentType; copy: { head: Head; card: CardModule } } {
  const { outline } = card;
  const sources = numberSources(outline);
  const components = {
    a: createTextLink(copy.newTab),
    h2: SectionHead,
    table: CaptionedTable,
    tr: TableRow,
    th: ColumnHead,
    Book: createBook(copy.newTab),
    Fact: createFactText(sources, copy),
    Photo: createPhoto(page.replace('blog-', '')),
    Profession: createProfession(copy),
    ProfessionMap: createProfessionMap(copy),
    Table: createTable(copy),
    To,
    TuitionPair: createTuitionPair(copy),
    TuitionTable: createTuitionTable(copy),
  };
  function Page() {
    return (
      <article className="page article">
        <ArticleHead page={page} card={card} copy={copy} />
        <div className="article-body">
          <div className="article-answer">
            <p className="eyebrow">{copy.answer}</p>
            <p>{card.article.answer}</p>
          </div>
          <Contents sections={outline.sections} label={copy.contents} />
          <div className="article-text">
            <div className="prose">
              <Text components={components} />
            </div>
            <NextSteps copy={copy} />
            <RelatedCareers codes={outline.professions} copy={copy} />
            <Share copy={copy} />
            {sources.length > 0 && <Sources sources={sources} copy={copy} />}
            {outline.professions.length > 0 && <ProfessionCredit copy={copy} />}
            <Author copy={copy} />
          </div>
        </div>
        <PreviousNext page={page} cards={cards} copy={copy} />
      </article>
    );
  }
  return { Page, copy: { head: card.head, card } };
}

function ArticleHead({ page, card, copy }: { page: ArticleId; card: CardModule; copy: Copy }) {
  const locale = useLocale();
  const { kicker, title, lead, picture, updated } = card.article;
  return (
    <header className="article-head">
      <div className="page-head">
        <p className="eyebrow">{kicker}</p>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <p className="article-byline">
          {fill(copy.updated, { date: europeanLongDayIn(locale).format(new Date(updated)) })} ·{' '}
          {fill(copy.minutes, { n: readingMinutes(card.outline.words) })} ·{' '}
          {fill(copy.by, { name: authorName() })}
        </p>
      </div>
      <ArticleCover page={page} label={picture} className="article-cover" />
    </header>
  );
}
