/**
 * One address of each kind of page of the demo record (content/demo.json), with the status that it must
 * answer with.
 * @type {{ path: string, status: number }[]}
 */
export const demoRoutes = [
  { path: '/', status: 200 },
  { path: '/about', status: 200 },
  { path: '/services', status: 200 },
  { path: '/interior-painting', status: 200 },
  { path: '/gallery', status: 200 },
  { path: '/gallery/lakewood-lodge', status: 200 },
  { path: '/reviews', status: 200 },
  { path: '/our-videos', status: 200 },
  { path: '/contact', status: 200 },
  { path: '/find-us-on', status: 200 },
  { path: '/privacy', status: 200 },
  { path: '/accessibility', status: 200 },
  { path: '/no-such-page', status: 404 },
];
