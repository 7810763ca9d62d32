import { redirect } from 'next/navigation';

const Page = () => redirect('/admin');

export default Page;
