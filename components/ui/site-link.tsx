import Link from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link inside the site. It fetches nothing before it is followed: on a phone's slow network the page in view comes first.
 */
export const SiteLink = (props: ComponentProps<typeof Link>) => <Link prefetch={false} {...props} />;
