import { StructuredData } from '@/components/blocks/structured-data';
import { LinkHub } from '@/components/sections/contact/link-hub';
import { getSite } from '@/lib/serving/rendering/current-site';
import { metadataOf } from '@/lib/serving/rendering/requested-page';
import { paths } from '@/lib/site/pages/paths';

export const generateMetadata = metadataOf('findUsOn');

export default async function FindUsOnPage() {
  const site = await getSite();
  return (
    <>
      <LinkHub site={site} />
      <StructuredData site={site} path={paths.findUsOn} />
    </>
  );
}
