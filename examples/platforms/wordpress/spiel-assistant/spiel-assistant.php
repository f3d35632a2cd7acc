<?php
/**
 * Plugin Name: Spiel assistant
 * Description: The Spiel assistant on every page of a WooCommerce shop, with the product on the page, the shopper's login and the cart.
 * Version: 1.0.0
 * Requires at least: 6.4
 * Requires PHP: 8.1
 * License: Apache-2.0
 *
 * Put this folder into wp-content/plugins, activate it, and define in wp-config.php:
 *   define( 'SPIEL_SERVER', 'https://chat.shop.example' );
 *   define( 'SPIEL_KEY', 'sp_pub_...' );
 * Optional, and only where an address of mail is confirmed before an account can be used, since who has an address sees its orders:
 *   define( 'SPIEL_SHOPPER_SECRET', 'sp_shop_...' ); // spiel shopper-secret create
 *   define( 'SPIEL_ADDRESSES_ARE_CONFIRMED', true );
 */

defined( 'ABSPATH' ) || exit;

function spiel_base64url( string $bytes ): string {
	return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
}

/** Vouches for the shopper who is logged in. By itself WordPress lets people register under any address. */
function spiel_shopper_token(): ?string {
	$user = wp_get_current_user();
	$may_vouch = defined( 'SPIEL_SHOPPER_SECRET' ) && defined( 'SPIEL_ADDRESSES_ARE_CONFIRMED' ) && SPIEL_ADDRESSES_ARE_CONFIRMED;
	if ( ! $may_vouch || 0 === $user->ID || '' === $user->user_email ) {
		return null;
	}
	$now     = time();
	$payload = spiel_base64url(
		wp_json_encode(
			array(
				'sub'   => (string) $user->ID,
				'email' => $user->user_email,
				'name'  => $user->display_name,
				'iat'   => $now,
				'exp'   => $now + 600,
			)
		)
	);
	return $payload . '.' . spiel_base64url( hash_hmac( 'sha256', $payload, SPIEL_SHOPPER_SECRET, true ) );
}

function spiel_print_widget(): void {
	if ( ! defined( 'SPIEL_SERVER' ) || ! defined( 'SPIEL_KEY' ) ) {
		return;
	}
	$context = array( 'url' => get_permalink() ?: home_url() );
	if ( function_exists( 'is_product' ) && is_product() ) {
		$context['productId'] = 'gid://woocommerce/Product/' . get_queried_object_id();
	}
	if ( function_exists( 'WC' ) && WC()->cart ) {
		$context['cartValue'] = (float) WC()->cart->get_cart_contents_total();
	}
	$token = spiel_shopper_token();
	?>
	<script>
		window.Spiel = window.Spiel || []
		Spiel.push(['setContext', <?php echo wp_json_encode( $context, JSON_HEX_TAG | JSON_HEX_AMP ); ?>])
		<?php if ( null !== $token ) : ?>
		Spiel.push(['identify', <?php echo wp_json_encode( $token ); ?>])
		<?php endif; ?>
		Spiel.push(['on', 'cart:add', async ({ variantId, quantity }) => {
			const id = Number(String(variantId).split('/').pop())
			const root = <?php echo wp_json_encode( esc_url_raw( rest_url( 'wc/store/v1/' ) ), JSON_HEX_TAG ); ?>;
			const cart = await fetch(root + 'cart', { credentials: 'same-origin' })
			const answer = await fetch(root + 'cart/add-item', {
				method: 'POST',
				credentials: 'same-origin',
				headers: { 'content-type': 'application/json', Nonce: cart.headers.get('Nonce') || '' },
				body: JSON.stringify({ id, quantity }),
			})
			if (!answer.ok) throw new Error('The cart did not take it')
		}])
	</script>
	<script async src="<?php echo esc_url( SPIEL_SERVER . '/widget.js' ); ?>" data-key="<?php echo esc_attr( SPIEL_KEY ); ?>" data-language="<?php echo esc_attr( get_bloginfo( 'language' ) ); ?>"></script>
	<?php
}
add_action( 'wp_footer', 'spiel_print_widget' );
