/** The shelf's drawing: an open book whose right page is the sea, and a lighthouse on it that lights the lines of the left one. */
export function BookSea({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 720 420"
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
      focusable="false"
    >
      <path
        fill="none"
        stroke="#2c4270"
        strokeWidth="2"
        d="M528 38l52 30v60l-52 30-52-30V68zM528-22l104 60v120l-104 60-104-60V38zM528-92l164 95v190l-164 95-164-95V3z"
      />
      <path
        fill="#fbf7f0"
        d="M96 46l4 2v5l-4 2-4-2v-5zM212 22l5 3v6l-5 3-5-3v-6zM318 70l4 2v5l-4 2-4-2v-5zM40 128l5 3v6l-5 3-5-3v-6zM662 58l5 3v6l-5 3-5-3v-6zM404 20l4 2v5l-4 2-4-2v-5zM690 176l4 2v5l-4 2-4-2v-5z"
      />
      <path
        fill="#d8512f"
        d="M20 296C140 268 270 274 360 320c90-46 220-52 340-24v104c-120-22-240-14-340 24-100-38-220-46-340-24z"
      />
      <path
        fill="#e5dccb"
        d="M36 268c116-26 236-20 324 28 88-48 208-54 324-28v112c-116-20-226-14-324 26-98-40-208-46-324-26z"
      />
      <path fill="#fbf7f0" d="M48 252c112-26 228-18 312 32v112C268 354 160 348 48 370z" />
      <path fill="#1b6b7a" d="M672 252c-112-26-228-18-312 32v112c92-42 200-48 312-26z" />
      <path
        fill="#0f4654"
        d="M672 316c-60-12-110-10-156 0-56 12-104 16-156 4v76c92-42 200-48 312-26z"
      />
      <path
        fill="none"
        stroke="#7cc4cf"
        strokeWidth="4"
        strokeLinecap="round"
        d="M404 312c26 8 52 6 78-2M560 338c26-8 54-8 80 0M430 350c20-8 40-12 60-14M596 290c20-4 36-4 52-1"
      />
      <path
        fill="none"
        stroke="#b9ad95"
        strokeWidth="6"
        strokeLinecap="round"
        d="M84 280c72-10 142-4 208 20M84 304c72-10 156-2 232 30M84 328c50-6 94-6 136 2"
      />
      <linearGradient id="book-light" gradientUnits="userSpaceOnUse" x1="528" x2="-560">
        <stop stopColor="#f2b33d" stopOpacity=".5" />
        <stop offset="1" stopColor="#f2b33d" stopOpacity="0" />
      </linearGradient>
      <path fill="url(#book-light)" d="M528 98L-700 20v400L48 370c112-22 220-16 312 26z" />
      <path fill="#14213d" d="M446 296l22-26 26-6 14-22h44l20 22 34 10 30 30c-64-10-128-8-190-8z" />
      <path fill="#2e4677" d="M468 270l26-6 14-22h20l-12 30-34 22z" />
      <path fill="#fbf7f0" d="M510 126h36l12 136h-60z" />
      <path fill="#d8512f" d="M507 160h42l3 34h-48zM501 228h54l3 34h-60z" />
      <path fill="#14213d" fillOpacity=".18" d="M532 126h14l12 136h-20z" />
      <path fill="#14213d" d="M518 262v-16a10 10 0 0 1 20 0v16zM502 118h52v8h-52z" />
      <path fill="#ffd98a" d="M512 82h32v36h-32z" />
      <path fill="#d8512f" d="M506 82l22-24 22 24z" />
      <path fill="none" stroke="#14213d" strokeWidth="3" d="M523 82v36M533 82v36M528 58V46" />
      <path fill="#fbf7f0" stroke="#14213d" strokeWidth="2" d="M232 196v54h-38zM238 208v42h30z" />
      <path fill="#d8512f" d="M182 256h96l-16 20h-62z" />
      <path
        fill="none"
        stroke="#1b6b7a"
        strokeWidth="4"
        strokeLinecap="round"
        d="M160 282h36M216 284h64"
      />
    </svg>
  );
}
