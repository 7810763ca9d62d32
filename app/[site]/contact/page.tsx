import { PageHeader } from '@/components/layout/page-header';
import { StructuredData } from '@/components/blocks/structured-data';
import { ContactSection } from '@/components/sections/contact/contact-section';
import { CoverageMap } from '@/components/sections/contact/coverage-map';
import { EmbeddedPage } from '@/components/sections/contact/embedded-page';
import { SocialBlock } from '@/components/sections/contact/social-block';
import { headerPicture } from '@/lib/content/record/choose-picture';
import { getSite } from '@/lib/serving/rendering/current-site';
import { metadataOf } from '@/lib/serving/rendering/requested-page';
import { messagesOf } from '@/lib/site/messages';
import { paths } from '@/lib/site/pages/paths';

export const generateMetadata = metadataOf('contact');

export default async function ContactPage() {
  const site = await getSite();
  const { nav, section } = messagesOf(site);
  return (
    <>
      <PageHeader
        site={site}
        title={nav.contact}
        text={section.contactText}
        picture={headerPicture(site, paths.contact)}
      />
      <ContactSection site={site} />
      <EmbeddedPage site={site} />
      <CoverageMap site={site} />
      <SocialBlock site={site} />
      <StructuredData site={site} path={paths.contact} />
    </>
  );
}
