import './amounts.css';

const px = (size: number | string): string => (typeof size === 'number' ? `${size}px` : size);

/** A gold coin with a number on it. */
export function Coin({ value = '', size = 22 }: { readonly value?: string | number; readonly size?: number | string }) {
  return (
    <span class="coin" style={{ '--s': px(size) }}>
      {value}
    </span>
  );
}

/** The shield of influence. */
export function Shield({ value, size = 36 }: { readonly value: string | number; readonly size?: number | string }) {
  return (
    <span class="shield" style={{ '--s': px(size) }}>
      <svg aria-hidden="true" viewBox="0 0 40 44" width="100%" height="100%">
        <path
          d="M3 4Q12 6 20 1Q28 6 37 4V22Q37 36 20 43Q3 36 3 22Z"
          fill="#F2CB6B"
          stroke="#4a2e06"
          stroke-width="2.2"
        />
        <path
          d="M7 8Q14 9 20 5.5Q26 9 33 8V22Q33 33 20 38.6Q7 33 7 22Z"
          fill="none"
          stroke="#fff"
          stroke-opacity=".45"
          stroke-width="1.3"
        />
      </svg>
      <b>{value}</b>
    </span>
  );
}
