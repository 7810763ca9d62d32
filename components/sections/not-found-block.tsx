import type { Site } from '@/lib/content';
import { getMessages } from '@/lib/i18n';
import { paths } from '@/lib/urls/paths';

/** What there is to say when there is no page, and the way home (SPEC section 8). */
export const NotFoundBlock = ({ site }: { site: Site }) => {
  const { status, action } = getMessages(site.language);
  return (
    <div data-not-found className="section wrap">
      <p className="lead max-w-2xl">{status.notFoundText}</p>
      <a href={paths.home} className="btn mt-8">
        {action.returnHome}
      </a>
    </div>
  );
};
