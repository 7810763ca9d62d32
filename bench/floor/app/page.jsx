import Image from 'next/image';
import Link from 'next/link';
import picture from '../../../public/assets/demo/lodge-evening-wide.jpg';

export default function Page() {
  return (
    <main>
      <h1>The floor</h1>
      <Link href="/">The one link</Link>
      <Image src={picture} alt="" sizes="100vw" preload style={{ width: '100%', height: 'auto' }} />
    </main>
  );
}
