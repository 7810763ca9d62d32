import { PageFrame } from '@/components/layout/page-frame';
import { ContactSection } from '@/components/sections/contact/contact-section';
import { CoverageMap } from '@/components/sections/contact/coverage-map';
import { EmbeddedPage } from '@/components/sections/contact/embedded-page';
import { SocialBlock } from '@/components/sections/contact/social-block';
import { getFixedPage, metadataOf } from '@/lib/serving/rendering/requested-page';

export const generateMetadata = metadataOf('contact');

export default async function ContactPage() {
  const page = await getFixedPage('contact');
  const { site, messages } = page;
  return (
    <PageFrame page={page} text={messages.section.contactText} isBare>
      <ContactSection site={site} />
      <EmbeddedPage site={site} />
      <CoverageMap site={site} />
      <SocialBlock site={site} />
    </PageFrame>
  );
}
