import { EmptyState } from '@/components/blocks/empty-state';
import { PageLinks } from '@/components/ui/page-links';
import { Photo } from '@/components/blocks/plate';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import { pagesOfArticles, type Article } from '@/lib/content/articles/articles';
import { hasPage } from '@/lib/content/domain/named';
import { formatDate } from '@/lib/language/i18n';
import { languageTagOf, messagesOf } from '@/lib/site/messages';
import { paths } from '@/lib/site/pages/paths';

const Card = ({ site, article }: { site: Site; article: Article }) => (
  <li className="card article-card">
    {article.picture && (
      <div className="aspect-video overflow-hidden bg-tint">
        <Photo
          site={site}
          src={article.picture}
          width={560}
          height={315}
          sizes="(min-width: 1024px) 24rem, (min-width: 640px) 50vw, 100vw"
          className="photo photo-near"
        />
      </div>
    )}
    <div className="flex grow flex-col gap-3 p-6">
      {article.date && <time dateTime={article.date}>{formatDate(article.date, languageTagOf(site))}</time>}
      <h2 className="text-[1.375rem]">
        {hasPage(article) ? <a href={paths.article(article.slug)}>{article.name}</a> : article.name}
      </h2>
      {article.summary && <p>{article.summary}</p>}
    </div>
  </li>
);

export const ArticleList = ({ site, number = 1 }: { site: Site; number?: number }) => {
  const { articles, gallery } = messagesOf(site);
  const shown = pagesOfArticles(site.articles)[number - 1] ?? [];
  if (shown.length === 0) return <EmptyState site={site} text={articles.none} />;
  return (
    <Section labelled={false}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((article, index) => (
          <Card key={index} site={site} article={article} />
        ))}
      </ul>
      <PageLinks
        label={articles.pages}
        steps={gallery}
        addresses={[paths.articles, ...site.articlePages.map(({ slug }) => paths.articlePage(slug))]}
        number={number}
        className="mt-10"
      />
    </Section>
  );
};
