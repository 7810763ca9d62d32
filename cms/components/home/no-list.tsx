import { redirect } from 'next/navigation';

/** An owner has no list of businesses and nothing removed: her first page leads to hers. */
export const NoListForOwners = ({ user }: { user?: { role?: string } }) => {
  if (user?.role !== 'agency') redirect('/admin');
  return null;
};
