import { PageSuggestions } from '@/components/islands/page-suggestions/page-suggestions';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import { messagesOf } from '@/lib/site/messages';
import { indexablePages, pageName } from '@/lib/site/pages/site-pages';
import { paths } from '@/lib/site/pages/paths';

type Props = { site: Site; hasSuggestions?: boolean };

export const NotFoundBlock = ({ site, hasSuggestions = true }: Props) => {
  const { status, action } = messagesOf(site);
  return (
    <Section labelled={false} data-not-found="">
      <p className="lead max-w-2xl">{status.notFoundText}</p>
      {hasSuggestions && (
        <PageSuggestions
          title={status.suggestions}
          pages={indexablePages(site, { state: 'unavailable' }).map((page) => ({
            name: pageName(page),
            path: page.path,
          }))}
        />
      )}
      <a href={paths.home} className="btn mt-8">
        {action.returnHome}
      </a>
    </Section>
  );
};
