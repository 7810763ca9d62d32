import Image from 'next/image';
import Link from 'next/link';

export default function Page() {
  return (
    <main>
      <h1>The floor</h1>
      <Link href="/">The one link</Link>
      <Image
        src="/picture.jpg"
        alt=""
        width={1170}
        height={590}
        sizes="100vw"
        preload
        style={{ width: '100%', height: 'auto' }}
      />
    </main>
  );
}
