import { CallToAction, type Reachable } from '@/components/blocks/call-to-action';
import { Paragraphs } from '@/components/ui/paragraphs';
import { Section } from '@/components/ui/section';
import type { Article } from '@/lib/content/articles/articles';
import { formatDate } from '@/lib/language/i18n';
import { languageTagOf, messagesOf } from '@/lib/site/messages';
import { paths } from '@/lib/site/pages/paths';

export const ArticleText = ({ site, article }: { site: Reachable; article: Article }) => {
  const { action, articles } = messagesOf(site);
  return (
    <Section labelled={false}>
      <article className="mx-auto max-w-3xl">
        <p className="mb-8 flex flex-wrap gap-x-6 font-semibold empty:hidden">
          {article.date && (
            <time dateTime={article.date}>{formatDate(article.date, languageTagOf(site))}</time>
          )}
          {article.author && <span>{articles.by(article.author)}</span>}
        </p>
        <div className="prose stack-5">
          <Paragraphs text={article.text} formatting={article.formatting} headings />
        </div>
        <div className="mt-12 flex flex-wrap items-center gap-6">
          <CallToAction site={site} label={action.freeEstimate} />
          <a href={paths.articles} className="link">
            {articles.all}
          </a>
        </div>
      </article>
    </Section>
  );
};
