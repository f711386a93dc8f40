import { ArrowUpRight, Play } from 'lucide-react';
import { Link } from '#app/ui/navigation/link.tsx';
import { site } from '#content/site.ts';
import type { Copy } from '#content/sentences/landing/es/landing.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { ArticleCover } from '#app/illustrations/article-cover.tsx';
import { Reveal } from './reveal.tsx';

const articles = [
  { words: 'future', page: 'blog-future-professions' },
  { words: 'emerging', page: 'blog-emerging-careers' },
  { words: 'star', page: 'blog-star-professions' },
] as const;

/** Three things to read, the first one large, and a channel for those who would rather listen. */
export function Resources({ copy }: { copy: Copy }) {
  const paths = usePaths();
  const { resources } = copy;
  return (
    <section className="reading" aria-labelledby="reading-title">
      <Reveal className="wrap">
        <div className="page-head">
          <h2 id="reading-title">{resources.title}</h2>
        </div>
        <ul className="shelf">
          {articles.map(({ words, page }) => (
            <li key={page} className="book">
              <ArticleCover page={page} className="book-cover" />
              <div className="book-words">
                <h3>
                  <Link to={paths.to(page)}>{resources[words].title}</Link>
                </h3>
                <p>{resources[words].text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="reading-end">
          <p>
            <Link className="arrow-link" to={paths.to('blog')}>
              {resources.all}
            </Link>
          </p>
          <p className="video">
            <span className="video-mark">
              <Play size={20} aria-hidden="true" />
            </span>
            <span>
              {resources.video.text}{' '}
              <a
                className="arrow-link"
                href={site.videoChannelUrl.value}
                target="_blank"
                rel="noopener"
              >
                {resources.video.link} <ArrowUpRight size={18} aria-hidden="true" />
                <span className="sr-only"> ({copy.newTab})</span>
              </a>
            </span>
          </p>
        </div>
      </Reveal>
    </section>
  );
}
