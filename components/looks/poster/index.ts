import type { Look } from '@/components/looks/look';
import { Header } from '@/components/looks/classic/header';
import { Hero } from '@/components/looks/classic/hero';
import { PageHeader } from '@/components/looks/classic/page-header';
import stylesheet from './look.pcss';

import fonts from './preload.json';

export const poster: Look = { stylesheet, fonts, Header, Hero, PageHeader };
