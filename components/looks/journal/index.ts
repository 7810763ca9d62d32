import type { Look } from '@/components/looks/look';
import { Header } from './header';
import { Hero } from './hero';
import stylesheet from './look.pcss';
import { PageHeader } from './page-header';
import fonts from './preload.json' with { type: 'json' };

export const journal: Look = { stylesheet, fonts, Header, Hero, PageHeader };
